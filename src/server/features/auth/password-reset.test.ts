import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSettableClock } from '#server/platform/clock/settable-clock.ts';
import { alter } from '#tests/support/alter.ts';
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

const hourMs = 60 * 60 * 1000;
const clock = createSettableClock(new Date('2026-05-01T12:00:00Z'));
let smtp: TestSmtp;
let app: TestApp;

beforeAll(async () => {
  smtp = await startSmtp();
  app = await openTestApp({ withJobs: true, clock, env: { SMTP_URL: smtp.url } });
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const signIn = async (email: string, password: string) =>
  (await app.anonymous('POST', '/api/auth/login', { email, password })).status;
const reset = async (token: string, password: string) =>
  app.anonymous('POST', '/api/auth/reset-password', { token, password });
async function mailedToken(email: string) {
  const asked = await app.anonymous('POST', '/api/auth/forgot-password', { email });
  expect(asked.status).toBe(204);
  const before = smtp.messages.length;
  await app.runJob('auth.password-mail', { email: email.toLowerCase() });
  const mail = smtp.messages[before];
  return /\/reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

test('a forgotten password is replaced by the mailed link, once, and every session ends', async () => {
  const ana = await app.signUp();
  const token = await mailedToken(ana.user.email.toUpperCase());
  expect(smtp.messages.at(-1)?.recipients).toEqual([ana.user.email]);
  for (const refused of ['too short', 'qwertyuiop'])
    expect((await reset(token, refused)).status).toBe(400);
  expect((await reset(token, 'battery staple')).status).toBe(204);
  expect(await signIn(ana.user.email, 'correct horse')).toBe(401);
  expect(await signIn(ana.user.email, 'battery staple')).toBe(200);
  expect((await ana.call('GET', '/api/account')).status).toBe(401);
  expect(await reset(token, 'another one')).toMatchObject({
    status: 404,
    body: { code: 'auth.link-unknown' },
  });
});

test('a link is worth nothing after an hour, altered, or for something else', async () => {
  const bruno = await app.signUp('Bruno');
  const token = await mailedToken(bruno.user.email);
  for (const wrong of [alter(token), `${token.slice(0, -9)}AAAAAAAAA`, 'nonsense', 'x'])
    expect((await reset(wrong, 'battery staple')).status).toBe(404);
  const confirm = await app.anonymous('POST', '/api/auth/confirm-email', { token });
  expect(confirm.status).toBe(404);
  clock.set(new Date(clock.now().getTime() + hourMs + 1));
  expect((await reset(token, 'battery staple')).status).toBe(404);
  expect(await signIn(bruno.user.email, 'correct horse')).toBe(200);
});

test('a link that was mailed to the address before says nothing of the one after', async () => {
  const carla = await app.signUp('Carla');
  const token = await mailedToken(carla.user.email);
  const change = { email: 'somebody-else@bank.example', password: 'correct horse' };
  expect((await carla.call('PUT', '/api/account', change)).status).toBe(200);
  expect((await reset(token, 'battery staple')).status).toBe(404);
  expect((await carla.call('GET', '/api/account')).body).toMatchObject({ emailVerified: false });
});

test('a link that is used several times at once works once', async () => {
  const dora = await app.signUp('Dora');
  const token = await mailedToken(dora.user.email);
  const answers = await Promise.all(
    ['one', 'two', 'three'].map((word) => reset(token, `a new password: ${word}`)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
});

test('no words of whoever made an account reach an address that may not be theirs', async () => {
  const name = 'You have won\r\nBcc: x@y.example https://evil.example';
  const eve = await app.signUp(name);
  expect(eve.user.name).toBe('You have won Bcc: x@y.example https://evil.example');
  await mailedToken(eve.user.email);
  await app.runJob('auth.confirmation-mail', { userId: eve.user.id });
  const [password, confirmation] = smtp.messages.slice(-2);
  expect([password?.recipients, confirmation?.recipients]).toEqual([
    [eve.user.email],
    [eve.user.email],
  ]);
  for (const mail of [password, confirmation])
    expect(mail?.text).not.toMatch(/won|evil|y\.example/);
});

test('who asks for an unknown address is told the same, and nothing is mailed', async () => {
  const before = smtp.messages.length;
  expect(await mailedToken('nobody@family.example')).toBe('');
  expect(smtp.messages).toHaveLength(before);
});

test('a stranger who asks again and again keeps nobody from a link to their own account', async () => {
  const env = { RATE_LIMIT_SCALE: '1', TRUST_PROXY: 'true' };
  const limited = await openTestApp({ withJobs: true, clock, env });
  try {
    const { user } = await limited.signUp('Flora');
    const ask = async (from: string) => {
      const seen = { 'x-forwarded-for': from };
      const body = { email: user.email };
      return (await limited.anonymous('POST', '/api/auth/forgot-password', body, seen)).status;
    };
    const mails = async () => {
      const { rows } = await limited.dependencies.database.executeSql(
        "select 1 from pgboss.job where name = 'auth.password-mail'",
      );
      return rows.length;
    };
    for (let asked = 0; asked < 5; asked++) expect(await ask('203.0.113.7')).toBe(204);
    expect(await ask('203.0.113.7')).toBe(429);
    expect(await mails()).toBe(5);
    expect(await ask('198.51.100.9')).toBe(204);
    expect(await mails()).toBe(6);

    for (let from = 20; from < 30; from++) expect(await ask(`198.51.100.${from}`)).toBe(204);
    expect(await mails()).toBe(10);
  } finally {
    await limited.close();
  }
});

test('a new password ends the delays of the account and is at once worth something', async () => {
  const limited = await openTestApp({
    withJobs: true,
    env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: 'true' },
  });
  try {
    const gil = await limited.signUp('Gil');
    const { email } = gil.user;
    const post = (url: string, body: object, from: string, cookie = '') =>
      limited.anonymous('POST', url, body, { 'x-forwarded-for': from, cookie });
    const signInAt = async (from: string, password: string, cookie?: string) =>
      (await post('/api/auth/login', { email, password }, from, cookie)).status;
    for (let tried = 0; tried < 10; tried++) await signInAt('203.0.113.1', 'wrong!');
    expect(await signInAt('203.0.113.1', 'correct horse')).toBe(429);

    await limited.runJob('auth.password-mail', { email });
    const outbox = path.join(limited.dataDir, 'outbox');
    const mails = (await readdir(outbox)).filter((name) => name.startsWith('password'));
    const mail = (await readFile(path.join(outbox, String(mails[0])), 'utf8')).replaceAll(
      '=\r\n',
      '',
    );
    const token = /\/reset-password\/([\w-]+)/.exec(mail)?.[1] ?? '';
    const done = await post(
      '/api/auth/reset-password',
      { token, password: 'battery staple' },
      '203.0.113.1',
    );
    expect(done.status).toBe(204);
    const mark = String(done.headers['set-cookie']).split(';', 1)[0];
    expect(await signInAt('203.0.113.1', 'battery staple', mark)).toBe(200);
    const { rows } = await limited.dependencies.database.executeSql(
      'select points from rate_limits where key = $1',
      [`log-in-account:${email}`],
    );
    expect(rows).toEqual([]);
    expect(await signInAt('203.0.113.2', 'battery staple')).toBe(200);
  } finally {
    await limited.close();
  }
});

test('links that are not valid cost no hash, and are limited for each address', async () => {
  const limited = await openTestApp({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: 'true' } });
  try {
    const junk = async (from: string) => {
      const body = { token: 'x'.repeat(200), password: 'battery staple' };
      const seen = { 'x-forwarded-for': from };
      return (await limited.anonymous('POST', '/api/auth/reset-password', body, seen)).status;
    };
    const { user, system } = process.cpuUsage();
    for (let asked = 0; asked < 200; asked++)
      expect(await junk(`198.51.100.${asked}:4${asked + 100}`)).toBe(404);
    const spent = process.cpuUsage({ user, system });
    // A hash takes 20 ms and more.
    expect((spent.user + spent.system) / 1000 / 200).toBeLessThan(15);
    for (let asked = 0; asked < 20; asked++)
      expect(await junk(`203.0.113.9:${50_000 + asked}`)).toBe(404);
    expect(await junk('203.0.113.9:60000')).toBe(429);
  } finally {
    await limited.close();
  }
});
