import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { hashPassword } from './passwords.ts';

const password = 'correct horse';
let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ env: { RATE_LIMIT_SCALE: '1' }, realPasswords: true, withJobs: true });
});
afterAll(() => app.close());

let people = 0;
const newEmail = () => `auth-${++people}@family.example`;
const login = (payload: Record<string, unknown>, headers: Record<string, string> = {}) =>
  app.app.inject({ method: 'POST', url: '/api/auth/login', payload, headers });
/** An address of its own for each test, so that the limits of one do not reach the next. */
const from = (remoteAddress: string, payload: Record<string, unknown>, cookie = '') =>
  app.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload,
    remoteAddress,
    headers: { cookie },
  });

async function signUp(email = newEmail(), remoteAddress = `10.0.0.${people}`) {
  const response = await from(remoteAddress, { mode: 'sign-up', email, password, name: 'Ana' });
  const cookie = response.cookies.map((one) => `${one.name}=${one.value}`).join('; ');
  return { response, email, cookie, user: response.json().user };
}

describe('signing up', () => {
  test('answers the new user and an HttpOnly, SameSite=Lax cookie', async () => {
    const { response, email } = await signUp();
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      user: {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
        email,
        name: 'Ana',
        avatarUrl: null,
        createdAt: expect.stringMatching(/Z$/),
        isSample: false,
      },
    });
    const cookie = response.cookies.find(({ name }) => name.includes('session'));
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie).not.toHaveProperty('secure');
  });

  test('stores an argon2id hash, never the password', async () => {
    const { user } = await signUp();
    const { rows } = await app.dependencies.database.executeSql(
      'select password from accounts where user_id = $1',
      [user.id],
    );
    expect(rows).toEqual([
      { password: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) },
    ]);
  });

  test('with a known e-mail, however it is written, answers 409', async () => {
    const { email } = await signUp();
    const { response } = await signUp(email.toUpperCase());
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      error: 'An account with this email already exists.',
      code: 'auth.email-taken',
    });
  });

  test('twice at the same moment makes one account', async () => {
    const email = newEmail();
    const both = await Promise.all([signUp(email, '10.1.0.1'), signUp(email, '10.1.0.2')]);
    expect(both.map(({ response }) => response.statusCode).sort()).toEqual([201, 409]);
  });

  test.each([
    [{ email: 'nobody', password, name: 'Ana' }, 'Invalid email address'],
    [
      { email: 'a@b.example', password: '123456789', name: 'Ana' },
      'Password must be at least 10 characters',
    ],
    [
      { email: 'a@b.example', password: 'a password\u0007', name: 'Ana' },
      'Password must not contain control characters',
    ],
    [
      { email: 'a@b.example', password: 'Qwertyuiop', name: 'Ana' },
      'This password is easily guessed. Please choose another one.',
    ],
    [
      { email: 'a@b.example', password: 'aaaaaaaaaaaa', name: 'Ana' },
      'This password is easily guessed. Please choose another one.',
    ],
    [{ email: 'a@b.example', password, name: ' ' }, 'Name is required'],
    [{ email: 'a@b.example', password }, 'Name is required'],
  ])('with %o is refused: %s', async (body, sentence) => {
    const response = await login({ mode: 'sign-up', ...body });
    expect(response.statusCode).toBe(400);
    expect(response.json().error).toBe(sentence);
  });

  test('more than 20 times an hour from one address is refused with the time to wait', async () => {
    for (let count = 0; count < 20; count += 1)
      expect((await signUp(newEmail(), '10.2.0.1')).response.statusCode).toBe(201);
    const { response } = await signUp(newEmail(), '10.2.0.1');
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3000);
  });
});

describe('signing in', () => {
  test('takes the right password, whatever the case of the e-mail', async () => {
    const { email, user } = await signUp();
    const response = await login({ email: email.toUpperCase(), password });
    expect(response.statusCode).toBe(200);
    expect(response.json().user).toEqual(user);
  });

  test('says the same of a wrong password and of an unknown e-mail', async () => {
    const { email } = await signUp();
    const wrong = await login({ email, password: 'wrong horse' });
    const unknown = await login({ email: newEmail(), password: 'wrong horse' });
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    const { requestId: _, ...body } = wrong.json();
    expect(unknown.json()).toMatchObject(body);
    expect(wrong.cookies).toEqual([]);
  });

  test('without a password, or without an e-mail, answers 400', async () => {
    const { email } = await signUp();
    expect((await login({ email })).statusCode).toBe(400);
    expect((await login({ email, name: 'Ana' })).statusCode).toBe(400);
    expect((await login({ password })).statusCode).toBe(400);
    expect((await login({ email, password: null })).statusCode).toBe(400);
    expect((await login({ email: { $ne: '' }, password })).statusCode).toBe(400);
  });

  test('fails ten times from one address for an account, then is refused there even with the right password', async () => {
    const { email, cookie } = await signUp();
    for (let count = 0; count < 10; count += 1)
      expect((await from('10.3.1.1', { email, password: 'wrong!' })).statusCode).toBe(401);
    const refused = await from('10.3.1.1', { email, password });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().code).toBe('request.too-many');
    expect((await from('10.3.1.1', { email, password }, cookie)).statusCode).toBe(200);
  });

  test('is never refused to the owner whatever strangers do: slowed down from a new device, at once from a known one', async () => {
    const { email, cookie } = await signUp();
    for (let count = 0; count < 10; count += 1)
      expect((await from(`10.3.0.${count}`, { email, password: 'wrong!' })).statusCode).toBe(401);
    const counted = async () => {
      const { rows } = await app.dependencies.database.executeSql(
        'select points from rate_limits where key = $1',
        [`log-in-account:${email}`],
      );
      return rows;
    };
    expect(await counted()).toEqual([{ points: 10 }]);
    expect((await from('10.3.2.2', { email, password: 'wrong!' }, cookie)).statusCode).toBe(401);
    expect((await from('10.3.2.2', { email, password }, cookie)).statusCode).toBe(200);
    expect(await counted()).toEqual([{ points: 10 }]);
    const begun = performance.now();
    expect((await from('10.3.2.2', { email, password })).statusCode).toBe(200);
    expect(performance.now() - begun).toBeGreaterThan(450);
  });

  test('from a known device fails ten times too, and its mark is of one account', async () => {
    const ana = await signUp();
    const bruno = await signUp();
    const wrong = { email: ana.email, password: 'wrong!' };
    for (let count = 0; count < 10; count += 1)
      expect((await from(`10.7.0.${count}`, wrong, ana.cookie)).statusCode).toBe(401);
    expect((await from('10.7.0.99', wrong, ana.cookie)).statusCode).toBe(429);
    for (let count = 0; count < 10; count += 1) await from('10.7.1.1', wrong, bruno.cookie);
    const forged = ana.cookie.replace(/(heartwood-device=.{22}\..).{4}/, '$1AAAA');
    for (const cookie of [bruno.cookie, forged])
      expect((await from('10.7.1.1', { email: ana.email, password }, cookie)).statusCode).toBe(429);
  });

  test('that fails ten times is told to the owner by one mail', async () => {
    const { email } = await signUp();
    for (let count = 0; count < 11; count += 1)
      await from(`10.8.0.${count}`, { email, password: 'wrong!' });
    const { rows } = await app.dependencies.database.executeSql(
      "select data from pgboss.job where name = 'auth.warning-mail' and data->>'email' = $1",
      [email],
    );
    expect(rows).toHaveLength(1);
    await app.runJob('auth.warning-mail', { email });
    const mails = await readdir(path.join(app.dataDir, 'outbox'));
    const mail = await readFile(path.join(app.dataDir, 'outbox', String(mails[0])), 'utf8');
    expect(mail).toContain(`To: ${email}`);
    expect(mail).toContain('/forgot-password');
    expect(mail).not.toContain('Ana');
  });

  test('is counted for the network of an IPv6 address', async () => {
    const { email } = await signUp();
    for (let count = 0; count < 10; count += 1)
      await from(`2001:db8:7:7::${count + 1}`, { email, password: 'wrong!' });
    expect((await from('2001:db8:7:7:9:9:9:9', { email, password })).statusCode).toBe(429);
    expect((await from('2001:db8:7:8::1', { email, password })).statusCode).toBe(200);
  });

  test('fails thirty times from an address, then is refused for every account', async () => {
    for (let count = 0; count < 30; count += 1)
      await from('10.4.0.1', { email: newEmail(), password: 'wrong!' });
    const { email } = await signUp();
    expect((await from('10.4.0.1', { email, password })).statusCode).toBe(429);
    expect((await from('10.4.0.2', { email, password })).statusCode).toBe(200);
  });

  test('with success many times does not count as failing', async () => {
    const { email } = await signUp();
    for (let count = 0; count < 12; count += 1)
      expect((await from('10.5.0.1', { email, password })).statusCode).toBe(200);
  });

  test('with many wrong passwords at the same moment lets no more than ten be tried', async () => {
    const { email } = await signUp();
    const tries = Array.from({ length: 25 }, () => from('10.6.0.1', { email, password: 'wrong!' }));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  test('takes a password from before there were rules for new ones', async () => {
    const { email, user } = await signUp();
    await app.dependencies.database.executeSql(
      'update accounts set password = $2 where user_id = $1',
      [user.id, await hashPassword('qwerty')],
    );
    expect((await login({ email, password: 'qwerty' })).statusCode).toBe(200);
  });
});

describe('restoring a session', () => {
  test("answers the server's user to the session's own cookie", async () => {
    const { user, cookie } = await signUp();
    const restored = await login({ id: user.id, email: 'old@x.example', name: 'Old' }, { cookie });
    expect(restored.statusCode).toBe(200);
    expect(restored.json()).toEqual({ user });
  });

  test('answers 401 without a cookie, with another user’s, and with a changed one', async () => {
    const { user, cookie, email } = await signUp();
    const other = await signUp();
    const body = { id: user.id, email, name: 'Ana' };
    expect((await login(body)).statusCode).toBe(401);
    expect((await login(body, { cookie: other.cookie })).statusCode).toBe(401);
    expect(
      (await login(body, { cookie: cookie.replace(/(?<=session_token=.{10})./, '-') })).statusCode,
    ).toBe(401);
  });

  test('of the old demo user gives no access', async () => {
    expect(
      (await login({ id: 'demo-user', email: 'demo@x.example', name: 'Demo' })).statusCode,
    ).toBe(401);
  });
});

describe('signing out', () => {
  test('ends the session on the server, so that a kept cookie is worth nothing', async () => {
    const { user, cookie } = await signUp();
    const list = () =>
      app.app.inject({ url: `/api/users/${user.id}/ancestors`, headers: { cookie } });
    expect((await list()).statusCode).toBe(200);
    const out = await app.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { cookie },
    });
    expect(out.statusCode).toBe(204);
    expect((await list()).statusCode).toBe(401);
  });

  test('without a session is no error', async () => {
    const out = await app.app.inject({ method: 'POST', url: '/api/auth/logout' });
    expect(out.statusCode).toBe(204);
  });
});

test('behind https the cookie is Secure', async () => {
  const secure = await openTestApp({ env: { PUBLIC_URL: 'https://heartwood.example' } });
  const response = await secure.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { mode: 'sign-up', email: newEmail(), password, name: 'Ana' },
  });
  await secure.close();
  const cookie = response.cookies.find(({ name }) => name.includes('session'));
  expect(cookie).toMatchObject({ secure: true, httpOnly: true });
});
