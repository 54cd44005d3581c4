import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  // A hundredth of the usual limits: teaching 1, asking the memory 2, changes from one address 30 a minute.
  app = await openTestApp({ env: { RATE_LIMIT_SCALE: '0.01' } });
});
afterAll(() => app.close());

test('teaching and asking the memory are limited per account', async () => {
  const caller = await app.signUp();
  const { id } = await caller.addAncestor();
  const teach = () => caller.call('POST', `/api/ancestors/${id}/training`, { fullName: 'Rosa' });
  expect((await teach()).status).toBe(200);
  const refused = await teach();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const recall = () => caller.call('GET', `/api/ancestors/${id}/recall?q=nets`);
  expect([await recall(), await recall(), await recall()].map(({ status }) => status)).toEqual([
    200, 200, 429,
  ]);
});

test('one address cannot change things without end, whatever the accounts', async () => {
  const logOut = (remoteAddress: string) =>
    app.app.inject({ method: 'POST', url: '/api/auth/logout', remoteAddress });
  for (let count = 0; count < 30; count += 1)
    expect((await logOut('10.9.0.1')).statusCode).toBe(204);
  expect((await logOut('10.9.0.1')).statusCode).toBe(429);
  expect((await logOut('10.9.0.2')).statusCode).toBe(204);
});
