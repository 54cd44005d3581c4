import { once } from 'node:events';
import { request as openRequest } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { errorHandler } from '#server/platform/errors/error-handler.ts';
import type { Training } from '#shared/contracts/training.ts';
import { limits } from '#shared/limits.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readBodies } from './request-bodies.ts';

const megabyte = 1024 * 1024;
const json = { 'content-type': 'application/json' };

let app: TestApp;
let ana: Caller;
let training: string;
let port: number;

beforeAll(async () => {
  app = await openTestApp();
  ana = await app.signUp();
  training = `/api/ancestors/${(await ana.addAncestor()).id}/training`;
  port = await listen(app.app);
});
afterAll(() => app.close());

async function listen(server: Pick<FastifyInstance, 'listen' | 'server'>): Promise<number> {
  await server.listen({ port: 0, host: '127.0.0.1' });
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const send = (body: string) => ana.call('POST', training, body, json);
const nested = (depth: number) => `{"x":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;

describe('a body', () => {
  test('nested deeper than 32 levels is refused without being parsed', async () => {
    expect((await send(nested(32))).status).toBe(200);
    expect((await send(nested(33))).status).toBe(413);
    expect((await send(`{"x":${'['.repeat(10 * megabyte)}`)).status).toBe(413);
    expect((await send(`{"x":"${'[{'.repeat(1_000)}\\"["}`)).status).toBe(200);
  });

  test('of more than 50,000 values is refused, whatever they are', async () => {
    const keys = Array.from({ length: 60_000 }, (_, index) => `"k${index}":1`).join(',');
    for (const body of [
      `{${keys}}`,
      `{"x":[${'1,'.repeat(60_000)}1]}`,
      `[${'{},'.repeat(60_000)}0]`,
    ])
      expect(await send(body)).toMatchObject({ status: 413, body: { code: 'request.too-large' } });
  });

  test('that is larger than its route takes is refused: 256 KB where no long text is expected', async () => {
    const long = JSON.stringify({ name: 'x'.repeat(300 * 1024) });
    expect((await ana.call('POST', '/api/ancestors', long, json)).status).toBe(413);
    expect((await ana.call('POST', '/api/auth/login', long, json)).status).toBe(413);
    expect((await send(`{"x":"${'a'.repeat(limits.trainingBodyBytes)}"}`)).status).toBe(413);
  });

  test.each([
    '{"__proto__":{"isAdmin":true}}',
    '{"x":{"\\u005f_proto__":1}}',
    '{"constructor":{"prototype":{}}}',
    '{"fullName":',
    '\u0000',
  ])('is refused where it is no JSON or reaches for a prototype: %s', async (body) => {
    for (const given of [body, body.replace('{', `{"x":"${'a'.repeat(300 * 1024)}",`)])
      expect(await send(given)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });

  test('large and small is read with every character, wherever it was cut on its way', async () => {
    const content = 'São João às 10 — “ção” 👵🏽 '.repeat(15_000).trim();
    const { body } = await ana.call('POST', training, { stories: [{ title: 'Long', content }] });
    expect((body as Training).stories[0]?.content === content).toBe(true);
  });

  test('with very many faults is answered with the first hundred', async () => {
    const { body } = await send(`{"stories":[${Array(4_000).fill('1').join(',')}]}`);
    expect((body as { issues: unknown[] }).issues).toHaveLength(100);
  });

  test('of another type than JSON is refused', async () => {
    const text = { 'content-type': 'text/plain' };
    expect((await ana.call('POST', training, 'hello', text)).status).toBe(415);
  });
});

test('without a session, and over a rate, the answer comes before any of the body is read', async () => {
  const post = async (to: number, path: string, cookie = '') => {
    const headers = { ...json, cookie, 'content-length': 40 * megabyte };
    const asked = openRequest({ port: to, path, method: 'POST', headers });
    asked.flushHeaders();
    const [response] = await once(asked, 'response');
    asked.destroy();
    return response.statusCode;
  };
  expect(await post(port, training)).toBe(401);
  const limited = await openTestApp({ env: { RATE_LIMIT_SCALE: '0.0167' } });
  try {
    const bruno = await limited.signUp('Bruno');
    const save = `/api/ancestors/${crypto.randomUUID()}/training`;
    const large = JSON.stringify({ communicationStyle: 'x'.repeat(2 * megabyte) });
    expect((await bruno.call('POST', save, large, json)).status).toBe(400);
    expect(await post(await listen(limited.app), save, bruno.cookie)).toBe(429);
  } finally {
    await limited.close();
  }
});

test('the largest and deepest training that is read blocks no turn of the event loop for 100 ms', async () => {
  const deep = `${'['.repeat(30)}${']'.repeat(30)}`;
  const lists = Array(1_500).fill(deep).join(',');
  const escaped = '\\u00e9'.repeat((limits.trainingBodyBytes - lists.length - 100) / 6);
  const body = `{"x":[${lists}],"y":"${escaped}"}`;
  const bytes = Buffer.from(body);
  const longest: number[] = [];
  for (let tries = 0; tries < 3; tries++) {
    const headers = { ...json, cookie: ana.cookie, 'content-length': bytes.length };
    const asked = openRequest({ port, path: training, method: 'POST', headers });
    const answered = once(asked, 'response');
    const turns = watchTurns();
    Readable.from(slices(bytes)).pipe(asked);
    const [response] = await answered;
    longest.push(turns.stop());
    response.resume();
    expect(response.statusCode).toBe(200);
  }
  expect(Math.min(...longest)).toBeLessThan(100);
});

function* slices(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

/** Measures the longest turn of the event loop, in milliseconds of this thread's processor time: whatever else runs. */
function watchTurns() {
  const spent = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let [longest, before] = [0, spent()];
  let next = setImmediate(function turn() {
    const now = spent();
    longest = Math.max(longest, now - before);
    before = now;
    next = setImmediate(turn);
  });
  return {
    stop() {
      clearImmediate(next);
      return longest;
    },
  };
}

describe('bodies that are held in memory', () => {
  let small: FastifyInstance;
  afterEach(() => small.close());

  async function open(options: Partial<Parameters<typeof readBodies>[1]>) {
    small = Fastify({ trustProxy: true });
    small.setErrorHandler(errorHandler);
    readBodies(small, { rateLimits: app.dependencies.rateLimits, ...options });
    small.post('/', { bodyLimit: 10 * megabyte }, async () => 'read');
    return listen(small);
  }

  /** Sends so much of a body and no more. */
  async function begin(to: number, bytes: number, from = '10.0.0.1') {
    const socket = connect(to, '127.0.0.1');
    socket.resume().on('error', () => {});
    const head = ['POST / HTTP/1.1', 'host: x', `x-forwarded-for: ${from}`];
    socket.write(
      [...head, 'content-type: application/json', 'content-length: 9000000\r\n\r\n"'].join('\r\n'),
    );
    socket.write('x'.repeat(bytes));
    return socket;
  }
  const body = (bytes: number) => JSON.stringify('x'.repeat(bytes));
  const post = async (to: number, bytes: number, from: string) => {
    const headers = { ...json, 'x-forwarded-for': from };
    return (await fetch(`http://127.0.0.1:${to}`, { method: 'POST', headers, body: body(bytes) }))
      .status;
  };

  test('are bounded for each sender and in all; small ones still come through', async () => {
    const to = await open({ perSender: 5 * megabyte, inAll: 10 * megabyte });
    const first = await begin(to, 4 * megabyte, '10.0.0.1');
    const second = await begin(to, 4 * megabyte, '10.0.0.2');
    for (const sender of ['10.0.0.1', '10.0.0.2'])
      await expect.poll(() => post(to, 1.5 * megabyte, sender)).toBe(429);
    expect(await post(to, 1 * megabyte, '10.0.0.3')).toBe(200);
    expect(await post(to, 3 * megabyte, '10.0.0.3')).toBe(503);
    expect(await post(to, 1_000, '10.0.0.1')).toBe(200);
    for (const socket of [first, second]) socket.destroy();
    await expect.poll(() => post(to, 4 * megabyte, '10.0.0.1')).toBe(200);
  });

  test('are let go when they come too slowly', async () => {
    const to = await open({ pace: { bytes: 1_000, everyMs: 100 } });
    const hundred = await Promise.all(Array.from({ length: 100 }, () => begin(to, 500)));
    await Promise.all(hundred.map((socket) => once(socket, 'close')));
    expect(await post(to, 9 * megabyte, '10.0.0.1')).toBe(200);
  });
});
