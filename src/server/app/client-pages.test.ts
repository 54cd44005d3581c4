import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

const script = 'console.log("heartwood");'.repeat(100);
let clientDir: string;
let app: TestApp;

beforeAll(async () => {
  clientDir = await mkdtemp(path.join(tmpdir(), 'heartwood-pages-'));
  await mkdir(path.join(clientDir, 'assets'));
  const page =
    '<meta content="{{description}}"><link href="{{address}}"><img src="{{origin}}/a.png">';
  await writeFile(path.join(clientDir, 'index.html'), page);
  await writeFile(path.join(clientDir, 'assets/main-1.js'), script);
  await writeFile(path.join(clientDir, 'assets/main-1.js.br'), brotliCompressSync(script));
  app = await openTestApp({ clientDir, env: { PUBLIC_URL: 'https://family.example' } });
});
afterAll(async () => {
  await app.close();
  await rm(clientDir, { recursive: true });
});

test('a public page says what it is and where it stands; any other says only what Heartwood is', async () => {
  const help = await app.anonymous('GET', '/help?from=mail');
  expect(help.text).toBe(
    '<meta content="How to do things in Heartwood, step by step.">' +
      '<link href="https://family.example/help"><img src="https://family.example/a.png">',
  );
  const link = await app.anonymous('GET', '/reset-password/a-secret-token');
  expect(link.text).toContain('href="https://family.example/"');
  expect(link.text).not.toContain('a-secret-token');
  expect(link.headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  });
});

test('what the build has packed is sent as it is, and kept for ever', async () => {
  const { rawPayload, headers } = await app.app.inject({
    url: '/assets/main-1.js',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringMatching(/accept-encoding/i),
  });
  expect(brotliDecompressSync(rawPayload).toString()).toBe(script);
  expect((await app.anonymous('GET', '/assets/main-1.js')).text).toBe(script);
});
