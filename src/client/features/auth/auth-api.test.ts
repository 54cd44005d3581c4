import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedUser } from '#client/platform/stored-user.ts';
import { restoreSession, signIn, signOut, signUp } from './auth-api.ts';

const rosa = {
  id: '0198c0de-0000-7000-8000-000000000001',
  email: 'rosa@example.com',
  name: 'Rosa',
};
const known = { ...rosa, name: 'Rosa Maria', avatarUrl: null, createdAt: '2026-01-01T00:00:00Z' };

function serverAnswers(status: number, body: unknown) {
  const fetched = vi.fn<typeof fetch>(
    async () => new Response(status === 204 ? null : JSON.stringify(body), { status }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

function networkFails() {
  const fetched = vi.fn<typeof fetch>(async () => {
    throw new TypeError('Failed to fetch');
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('on starting', () => {
  it('the stored user is replaced by the one the server knows', async () => {
    storedUser.save(rosa);
    const fetched = serverAnswers(200, { user: known });
    expect(await restoreSession()).toEqual({ ...rosa, name: 'Rosa Maria' });
    expect(storedUser.find()?.name).toBe('Rosa Maria');
    expect(fetched.mock.calls[0]?.[1]?.body).toBe(JSON.stringify(rosa));
  });

  it('a stored user whom the server refuses is forgotten', async () => {
    storedUser.save(rosa);
    serverAnswers(401, {});
    expect(await restoreSession()).toBeNull();
    expect(storedUser.find()).toBeUndefined();
  });

  it('a stored user is kept where the server cannot be asked', async () => {
    storedUser.save(rosa);
    networkFails();
    expect(await restoreSession()).toEqual(rosa);
    serverAnswers(503, {});
    expect(await restoreSession()).toEqual(rosa);
    expect(storedUser.find()).toEqual(rosa);
    expect(vi.spyOn(console, 'error')).toHaveBeenCalledTimes(2);
  });

  it('nobody is asked about where nobody is stored, or only a demo user', async () => {
    const fetched = serverAnswers(200, { user: known });
    expect(await restoreSession()).toBeNull();
    storedUser.save({ ...rosa, id: 'demo-user' });
    expect(await restoreSession()).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('signing in and up', () => {
  it("stores the server's user", async () => {
    serverAnswers(200, { user: known });
    await signIn({ email: rosa.email, password: 'secret1' });
    expect(storedUser.find()).toEqual({ ...rosa, name: 'Rosa Maria' });
  });

  it('sends the password and the mode', async () => {
    const fetched = serverAnswers(201, { user: known });
    await signUp({ email: rosa.email, password: 'secret1', name: 'Rosa' });
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
      mode: 'sign-up',
      email: rosa.email,
      password: 'secret1',
      name: 'Rosa',
    });
  });

  it('fails under its own name, and stores nobody', async () => {
    serverAnswers(401, {});
    await expect(signIn({ email: rosa.email, password: 'secret1' })).rejects.toThrow(
      'Login failed',
    );
    const details = { email: rosa.email, password: 'secret1', name: 'Rosa' };
    await expect(signUp(details)).rejects.toThrow('Sign-up failed');
    const logged = vi.spyOn(console, 'error').mock.calls.map(([what]) => what);
    expect(logged).toEqual(['Login failed', 'Sign-up failed']);
    expect(storedUser.find()).toBeUndefined();
  });
});

describe('signing out', () => {
  it('forgets the stored user even where the server cannot be told', async () => {
    storedUser.save(rosa);
    networkFails();
    await signOut();
    expect(storedUser.find()).toBeUndefined();
  });
});
