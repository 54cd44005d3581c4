import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

const script = 'console.log("heartwood");'.repeat(100);
let clientDir: string;
let app: TestApp;

beforeAll(async () => {
  clientDir = await mkdtemp(path.join(tmpdir(), 'heartwood-pages-'));
  await mkdir(path.join(clientDir, 'assets'));
  const page =
    `<!-- ${'long enough to be worth packing '.repeat(40)}-->` +
    '<meta content="{{description}}"><link href="{{address}}"><img src="{{origin}}/a.png"></head>';
  await writeFile(path.join(clientDir, 'index.html'), page);
  await writeFile(path.join(clientDir, 'assets/main-1.js'), script);
  await writeFile(path.join(clientDir, 'assets/main-1.js.br'), brotliCompressSync(script));
  await writeFile(path.join(clientDir, 'assets/main-1.js.gz'), gzipSync(script));
  await writeFile(
    `${clientDir}-manifest.json`,
    JSON.stringify({
      'index.html': { file: 'assets/main-1.js', isEntry: true, imports: ['_shared.js'] },
      '_shared.js': { file: 'assets/shared-1.js' },
      '_rooms.js': { file: 'assets/rooms-1.js', imports: ['_shared.js'] },
      'pages/chat/chat-page.tsx': {
        file: 'assets/chat-1.js',
        imports: ['_rooms.js', 'index.html'],
      },
    }),
  );
  app = await openTestApp({ clientDir, env: { PUBLIC_URL: 'https://family.example' } });
});
afterAll(async () => {
  await app.close();
  await rm(clientDir, { recursive: true });
  await rm(`${clientDir}-manifest.json`);
});

test('a public page says what it is and where it stands; any other says only what Heartwood is', async () => {
  const help = await app.anonymous('GET', '/help?from=mail');
  expect(help.text.replace(/^<!--.*?-->/, '')).toBe(
    '<meta content="How to do things in Heartwood, step by step.">' +
      '<link href="https://family.example/help"><img src="https://family.example/a.png"></head>',
  );
  const link = await app.anonymous('GET', '/reset-password/a-secret-token');
  expect(link.text).toContain('href="https://family.example/"');
  expect(link.text).not.toContain('a-secret-token');
  expect(link.headers['cache-control']).toBe('no-cache');
});

test('where somebody was on a private page is told to nobody, and no search engine keeps it', async () => {
  const privately = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
  for (const path of ['/vault/a-key', '/chat/somebody', '/dashboard', '/memory-vault?q=will'])
    expect((await app.anonymous('GET', path)).headers).toMatchObject(privately);
  const { headers } = await app.anonymous('GET', '/help?from=mail');
  expect(headers).not.toMatchObject(privately);
  expect(headers).not.toHaveProperty('x-robots-tag');
});

test('the code of a page is asked for along with the application, each file once', async () => {
  const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/assets/${file}">`;
  const chat = await app.anonymous('GET', `/chat/${randomUUID()}?from=mail`);
  expect(chat.text).toContain(`${preload('chat-1.js')}${preload('rooms-1.js')}</head>`);
  expect(chat.text).not.toContain('shared-1.js');
  for (const other of ['/chat', '/help', '/no/such/page'])
    expect((await app.anonymous('GET', other)).text).not.toContain('modulepreload');
});

test.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a page itself is packed for a browser that takes %s', async (accepted, encoding, unpack) => {
  const { rawPayload, headers } = await app.app.inject({
    url: '/help',
    headers: { 'accept-encoding': accepted },
  });
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(unpack(rawPayload).toString()).toBe((await app.anonymous('GET', '/help')).text);
});

test.each([
  ['br;q=0, gzip;q=0.000', undefined],
  ['identity', undefined],
  ['brzip, gzipped', undefined],
  ['br; q=0 , GZIP;q=0.1', 'gzip'],
  ['deflate,br;q=0.05', 'br'],
])('a page for a browser that says %j is packed as %s', async (accepted, encoding) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const request = { method, url: '/help', headers: { 'accept-encoding': accepted } };
    const { headers } = await app.app.inject(request);
    expect(headers.vary).toBe('accept-encoding');
    expect(headers['content-encoding']).toBe(method === 'GET' ? encoding : undefined);
  }
});

test.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])(
  'what the build has packed is sent as it is to a browser that takes %s, and kept for ever',
  async (accepted, encoding, unpack) => {
    const { rawPayload, headers } = await app.app.inject({
      url: '/assets/main-1.js',
      headers: { 'accept-encoding': accepted },
    });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(unpack(rawPayload).toString()).toBe(script);
  },
);

test('a browser that unpacks nothing is sent the file itself', async () => {
  expect((await app.anonymous('GET', '/assets/main-1.js')).text).toBe(script);
});
