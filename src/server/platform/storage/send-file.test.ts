import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#server/platform/clock/clock.ts';
import { errorHandler } from '#server/platform/errors/error-handler.ts';
import { requestedRange } from './byte-range.ts';
import { createDiskStorage } from './disk-storage.ts';
import { sendFile } from './send-file.ts';
import type { Storage } from './storage.ts';

const data = randomBytes(1_000);
let folder: string;
let storage: Storage;
let app: FastifyInstance;
const opened: Array<{ destroyed: boolean }> = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heartwood-send-'));
  storage = createDiskStorage({ folder, uploadUrl: 'http://x', secret: 's', clock: systemClock });
  const watched: Storage = {
    ...storage,
    async read(...wanted) {
      const content = await storage.read(...wanted);
      opened.push(content.stream);
      return content;
    },
  };
  app = fastify({ forceCloseConnections: true });
  app.setErrorHandler(errorHandler);
  app.get<{ Params: { key: string }; Querystring: { name?: string; save?: string } }>(
    '/:key',
    (request, reply) =>
      sendFile(request, reply, {
        storage: watched,
        key: request.params.key,
        fileName: request.query.name,
        download: request.query.save !== undefined,
      }),
  );
  const maxBytes = 50_000_000;
  await storage.put('film.mp4', data, { contentType: 'video/mp4', maxBytes });
  await storage.put('page.html', Buffer.from('<script>'), { contentType: 'text/html', maxBytes });
  await storage.put('large.mp4', Buffer.alloc(40_000_000), { contentType: 'video/mp4', maxBytes });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

it('answers the whole file with its type and size', async () => {
  const answer = await get('/film.mp4');
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals(data)).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '1000',
    'accept-ranges': 'bytes',
    'content-disposition': 'inline',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  });
});

it('answers HEAD with the headers alone', async () => {
  const answer = await app.inject({ url: '/film.mp4', method: 'HEAD' });
  expect(answer.headers['content-length']).toBe('1000');
  expect(answer.rawPayload.length).toBe(0);
});

it('says 404 for what is not there', async () => {
  const answer = await get('/nothing');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'files.not-found' });
});

it('never shows a page as a page', async () => {
  expect((await get('/page.html')).headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment',
  });
});

it('names a download in any language, and no name can add a header', async () => {
  const wanted = `/film.mp4?save&name=${encodeURIComponent('Avó "Rosa"\r\nX-Evil: 1 🌳.mp4')}`;
  const { headers } = await get(wanted);
  expect(headers['x-evil']).toBeUndefined();
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="[^\r\n]*"; filename\*=UTF-8''Av%C3%B3/,
  );
});

describe('a range', () => {
  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=900-', 900, 999],
    ['bytes=-10', 990, 999],
    ['bytes=-5000', 0, 999],
    ['bytes=990-5000', 990, 999],
    ['bytes=0-0', 0, 0],
  ])('of %s is answered with 206', async (range, start, end) => {
    const answer = await get('/film.mp4', { range });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/1000`);
    expect(answer.headers['content-length']).toBe(String(end - start + 1));
    expect(answer.rawPayload.equals(data.subarray(start, end + 1))).toBe(true);
  });

  it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])(
    'of %s is answered with 416',
    async (range) => {
      const answer = await get('/film.mp4', { range });
      expect(answer.statusCode).toBe(416);
      expect(answer.headers['content-range']).toBe('bytes */1000');
    },
  );

  it.each(['bytes=5-1', 'bytes=0-1,5-9', 'lines=0-5', 'bytes=a-b', 'bytes=-'])(
    'of %s is answered with the whole file',
    async (range) => {
      expect((await get('/film.mp4', { range })).statusCode).toBe(200);
    },
  );

  it('holds only while the file is the one that the browser began with', async () => {
    const etag = String((await get('/film.mp4')).headers.etag);
    const range = 'bytes=0-9';
    expect((await get('/film.mp4', { range, 'if-range': etag })).statusCode).toBe(206);
    expect((await get('/film.mp4', { range, 'if-range': '"other"' })).statusCode).toBe(200);
  });

  it('whatever is asked, lies within the file', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.stringMatching(/^bytes=\d{0,2}-\d{0,2}$/), (size, header) => {
        const range = requestedRange(header, size);
        if (range === undefined || range === 'unsatisfiable') return true;
        return range.start >= 0 && range.start <= range.end && range.end < size;
      }),
    );
  });
});

it('answers 304 while the browser has it already', async () => {
  const etag = String((await get('/film.mp4')).headers.etag);
  const answer = await get('/film.mp4', { 'if-none-match': `"x", W/${etag}` });
  expect(answer.statusCode).toBe(304);
  expect(answer.rawPayload.length).toBe(0);
});

it('lets go of the file when the browser goes away in the middle', async () => {
  const { port } = app.server.address() as AddressInfo;
  const before = opened.length;
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /large.mp4 HTTP/1.1\r\nHost: x\r\n\r\n');
  await new Promise((resolve) => socket.once('data', resolve));
  socket.destroy();
  await expect.poll(() => opened[before]?.destroyed).toBe(true);
});
