import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Account, Session } from '#shared/contracts/account.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let ana: Caller;

beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  ana = await app.signUp();
});
afterAll(() => app.close());

/** As `signUp` gives it to everybody. */
const password = 'correct horse';
const signIn = (email: string, given: string) =>
  app.anonymous('POST', '/api/auth/login', { email, password: given });
const elsewhere = async () => {
  const { headers } = await signIn(ana.user.email, password);
  return app.as(String([headers['set-cookie']].flat()[0]).split(';')[0] ?? '');
};

describe('the own account', () => {
  test('takes another name without a password', async () => {
    const { status, body } = await ana.call('PUT', '/api/account', { name: ' Ana Maria ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Ana Maria', email: ana.user.email });
    expect((await ana.call('GET', '/api/account')).body).toEqual(body);
  });

  test('takes another address with the password, and it counts as not confirmed', async () => {
    const email = `Ana.New-${ana.user.id}@family.example`;
    const without = await ana.call('PUT', '/api/account', { email });
    expect(without).toMatchObject({ status: 400, body: { error: 'Please give your password' } });
    const wrong = await ana.call('PUT', '/api/account', { email, password: 'wrong one' });
    expect(wrong).toMatchObject({ status: 403, body: { code: 'auth.wrong-password' } });
    const { body } = await ana.call('PUT', '/api/account', { email, password });
    expect(body as Account).toMatchObject({ email: email.toLowerCase(), emailVerified: false });
    expect((await signIn(email, password)).status).toBe(200);
    expect((await signIn(ana.user.email, password)).status).toBe(401);
  });

  test("does not take another account's address", async () => {
    const bruno = await app.signUp('Bruno');
    const change = { email: bruno.user.email.toUpperCase(), password };
    expect(await ana.call('PUT', '/api/account', change)).toMatchObject({
      status: 409,
      body: { error: 'An account with this email already exists.' },
    });
  });

  test('gives an address that several take at once to one of them', async () => {
    const callers = [ana, await app.signUp('Bruno'), await app.signUp('Carla')];
    const change = { email: `sought-${ana.user.id}@family.example`, password };
    const answers = await Promise.all(
      callers.map(({ call }) => call('PUT', '/api/account', change)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body);
    const sentence = { error: 'An account with this email already exists.' };
    expect(refused).toMatchObject([sentence, sentence]);
  });

  test('takes another password with the present one, and is signed out everywhere else', async () => {
    const other = await elsewhere();
    const change = { password: 'wrong one', newPassword: 'battery staple' };
    expect((await ana.call('PUT', '/api/account/password', change)).status).toBe(403);
    expect((await other('GET', '/api/account')).status).toBe(200);
    const right = { password, newPassword: 'battery staple' };
    expect((await ana.call('PUT', '/api/account/password', right)).status).toBe(204);
    expect((await ana.call('GET', '/api/account')).status).toBe(200);
    expect((await other('GET', '/api/account')).status).toBe(401);
    expect((await signIn(ana.user.email, password)).status).toBe(401);
    expect((await signIn(ana.user.email, 'battery staple')).status).toBe(200);
  });

  test('says where it is signed in, and ends one session or all others', async () => {
    const [second, third] = [await elsewhere(), await elsewhere()];
    const list = async () => (await ana.call('GET', '/api/account/sessions')).body as Session[];
    const sessions = await list();
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const seenBySecond = (await second('GET', '/api/account/sessions')).body as Session[];
    const secondId = seenBySecond.find(({ isCurrent }) => isCurrent)?.id;
    const bruno = await app.signUp('Bruno');
    expect((await bruno.call('DELETE', `/api/account/sessions/${secondId}`)).status).toBe(404);
    expect((await ana.call('DELETE', `/api/account/sessions/${secondId}`)).status).toBe(204);
    expect((await second('GET', '/api/account')).status).toBe(401);
    expect((await third('GET', '/api/account')).status).toBe(200);
    expect((await ana.call('DELETE', '/api/account/sessions')).status).toBe(204);
    expect((await third('GET', '/api/account')).status).toBe(401);
    expect(await list()).toMatchObject([
      { isCurrent: true, address: '127.0.0.1', browser: 'lightMyRequest' },
    ]);
  });
});

test('wrong passwords are put off after ten, the right one too', async () => {
  const limited = await openTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
  try {
    const bruno = await limited.signUp('Bruno');
    const change = { password: 'wrong one', newPassword: 'battery staple' };
    for (let tried = 0; tried < 10; tried++)
      expect((await bruno.call('PUT', '/api/account/password', change)).status).toBe(403);
    const right = { ...change, password };
    expect((await bruno.call('PUT', '/api/account/password', right)).status).toBe(429);
  } finally {
    await limited.close();
  }
});

test('another address can be tried five times an hour, so that no list of addresses can be', async () => {
  const limited = await openTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
  try {
    const carla = await limited.signUp('Carla');
    const change = (email: string) => carla.call('PUT', '/api/account', { email, password });
    const other = await limited.signUp('Dora');
    for (let tried = 0; tried < 4; tried++)
      expect((await change(other.user.email)).status).toBe(409);
    expect((await change('carla-now@family.example')).status).toBe(200);
    expect((await change(other.user.email)).status).toBe(429);
    expect((await carla.call('PUT', '/api/account', { name: 'Carla Maria' })).status).toBe(200);
  } finally {
    await limited.close();
  }
});
