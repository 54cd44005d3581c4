import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Feedback } from '#shared/contracts/feedback.ts';
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

const told = {
  name: 'Ana',
  email: 'ana@family.example',
  subject: 'The tree',
  message: 'It holds <my> whole family.',
};

let smtp: TestSmtp;
let app: TestApp;

beforeAll(async () => {
  smtp = await startSmtp();
  app = await openTestApp({
    withJobs: true,
    env: { SMTP_URL: smtp.url, SUPPORT_EMAIL: 'help@heartwood.example', RATE_LIMIT_SCALE: '1' },
  });
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

describe('feedback', () => {
  test('of somebody signed out is kept, and mailed to the people behind this Heartwood', async () => {
    const sent = await app.anonymous('POST', '/api/feedback', { ...told, rating: 5 });
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({ ...told, userId: null, rating: 5 });
    const { rows } = await app.dependencies.database.executeSql(
      "select data from pgboss.job where name = 'feedback.mail'",
    );
    expect(rows).toEqual([{ data: { id: (sent.body as Feedback).id } }]);
    await app.runJob('feedback.mail', { id: (sent.body as Feedback).id });
    const mail = smtp.messages.at(-1);
    expect(mail?.recipients).toEqual(['help@heartwood.example']);
    expect(mail?.subject).toBe('Feedback: The tree');
    expect(mail?.text).toContain('ana@family.example');
    expect(mail?.text).toContain('It holds <my> whole family.');
    expect(mail?.text).toContain('Rating: 5 of 5');
    expect(mail?.html).not.toContain('<my>');
  });

  test('of somebody signed in is theirs, and in nobody else’s name', async () => {
    const ana = await app.signUp();
    const bruno = await app.signUp('Bruno');
    const sent = await ana.call('POST', '/api/feedback', { ...told, userId: ana.user.id });
    expect(sent.body).toMatchObject({ userId: ana.user.id, rating: null });
    const inAnothersName = { ...told, userId: bruno.user.id };
    expect((await ana.call('POST', '/api/feedback', inAnothersName)).status).toBe(404);
    expect(await app.dependencies.services.feedback.listOf(bruno.user.id)).toEqual([]);
    expect(await app.dependencies.services.feedback.listOf(ana.user.id)).toHaveLength(1);
  });

  test.each([
    ['name', { name: '  ' }, 'Name is required'],
    ['email', { email: 'ana' }, 'Invalid email address'],
    ['subject', { subject: undefined }, 'Subject is required'],
    ['message', { message: '' }, 'Message is required'],
  ])('without a proper %s says what is missing', async (path, wrong, message) => {
    const { status, body } = await app.anonymous('POST', '/api/feedback', { ...told, ...wrong });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: message, issues: [{ path, message }] });
  });

  test.each([0, 6, 2.5, '5'])('takes no rating of %j', async (rating) => {
    const { status } = await app.anonymous('POST', '/api/feedback', { ...told, rating });
    expect(status).toBe(400);
  });

  test('in masses from one address is put off, with the time to wait', async () => {
    let last = await app.anonymous('POST', '/api/feedback', told);
    for (let sent = 0; last.status === 201 && sent < 30; sent++)
      last = await app.anonymous('POST', '/api/feedback', told);
    expect(last.status).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  });
});
