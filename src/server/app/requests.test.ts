import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let open: TestApp;
let proxied: TestApp;

beforeAll(async () => {
  open = await openTestApp({ withJobs: true });
  proxied = await openTestApp({ env: { TRUST_PROXY: 'true', RATE_LIMIT_SCALE: '1' } });
});
afterAll(() => Promise.all([open.close(), proxied.close()]));

describe('an address that no route could have', () => {
  test.each([
    ['/api/ancestors/%E0%A4%A', 400],
    [`/api/ancestors/${'a'.repeat(300)}`, 414],
  ])('is answered in the shape of every other error: %s', async (url, status) => {
    const response = await open.anonymous('GET', url);
    expect(response).toMatchObject({
      status,
      body: { error: 'This request could not be read.', code: 'request.invalid' },
    });
    expect(response.text).not.toContain('ancestors');
  });
});

test('the page about the API is held to what every page is, and asks for no https where there is none', async () => {
  const caller = await open.signUp();
  const [docs, page] = await Promise.all([
    caller.call('GET', '/api/docs/'),
    open.anonymous('GET', '/livez'),
  ]);
  expect(docs.text).toContain('swagger-ui');
  const policy = docs.headers['content-security-policy'];
  expect(policy).toBe(page.headers['content-security-policy']);
  expect(policy).not.toContain('upgrade-insecure-requests');
});

describe('a request that says JSON and sends nothing', () => {
  test('is understood wherever nothing has to be sent', async () => {
    const { body } = await open.anonymous('GET', '/api/openapi.json');
    const { paths } = body as { paths: Record<string, Record<string, { requestBody?: unknown }>> };
    const bodyless = Object.entries(paths).flatMap(([path, methods]) =>
      (['post', 'put', 'delete'] as const)
        .filter((method) => methods[method] && !methods[method].requestBody)
        .map((method) => [method.toUpperCase() as 'POST' | 'PUT' | 'DELETE', path] as const),
    );
    expect(bodyless.length).toBeGreaterThan(15);
    const caller = await open.signUp();
    const refused = [];
    // The way out comes last.
    for (const [method, path] of bodyless.toSorted(([, one]) =>
      one.endsWith('/logout') ? 1 : -1,
    )) {
      const url = path.replaceAll(/\{\w+\}/g, () => crypto.randomUUID());
      const json = { 'content-type': 'application/json' };
      const { status } = await caller.call(method, url, '', json);
      // A vault is sealed by a form, which is missing here.
      const isForm = path === '/api/time-vaults';
      if (status >= 500 || status === 415 || (status === 400 && !isForm))
        refused.push([method, path, status]);
    }
    expect(refused).toEqual([]);
  });

  test('is told what is missing where something has to be', async () => {
    const caller = await open.signUp();
    const json = { 'content-type': 'application/json' };
    const empty = await caller.call('POST', '/api/ancestors', '', json);
    expect(empty).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    const broken = await caller.call('POST', '/api/ancestors', '{"name":', json);
    expect(broken).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });
});

describe('the figures at /metrics', () => {
  test('are for this machine', async () => {
    expect((await open.anonymous('GET', '/metrics')).status).toBe(200);
  });

  test('are not for those whom a proxy on this machine passes on, whatever they claim', async () => {
    for (const app of [open, proxied]) {
      for (const given of ['203.0.113.5', '127.0.0.1', '127.0.0.1, 203.0.113.5']) {
        const { status } = await app.anonymous('GET', '/metrics', undefined, {
          'x-forwarded-for': given,
        });
        expect([given, status]).toEqual([given, 404]);
      }
    }
  });
});

describe('behind a proxy', () => {
  const logIn = (forwardedFor: string): Promise<LightMyRequestResponse> =>
    proxied.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'x-forwarded-for': forwardedFor },
      payload: { email: `${crypto.randomUUID()}@family.example`, password: 'wrong horse' },
    });

  test('an address is what the proxy saw, not what the client wrote before it', async () => {
    for (let made = 0; made < 30; made++) {
      expect((await logIn(`198.51.100.${made}, 203.0.113.7`)).statusCode).toBe(401);
    }
    expect((await logIn('198.51.100.99, 203.0.113.7')).statusCode).toBe(429);
    expect((await logIn('203.0.113.7, 203.0.113.8')).statusCode).toBe(401);
  });
});
