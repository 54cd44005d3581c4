import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listJobs } from '#server/app/jobs.ts';
import { createSettableClock } from '#server/platform/clock/settable-clock.ts';
import type { Memory } from '#shared/contracts/memories.ts';
import { limits } from '#shared/limits.ts';
import { failNextDeletion, loseNextCommit } from '#tests/support/broken-moments.ts';
import { openVault } from '#tests/support/memory-vault.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';

const clock = createSettableClock();
let app: TestApp;
let ana: Caller;
let vault: Awaited<ReturnType<typeof openVault>>;
let jpeg: Buffer<ArrayBufferLike>;

beforeAll(async () => {
  app = await openTestApp({ clock, withJobs: true, env: { ACCOUNT_GB: '0.05' } });
  const background = '#5b8c5a';
  jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
});
afterAll(() => app.close());
beforeEach(async () => {
  ana = await app.signUp();
  vault = await openVault(app, ana);
});

/** Every file on the disk, also what is half-written. */
async function filesOnDisk(): Promise<string[]> {
  const folder = join(app.dataDir, 'files');
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = found
    .filter((item) => item.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`);
  return paths.filter((path) => path.includes(ana.user.id));
}

const refusal = async (response: Response) => ({
  status: response.status,
  code: ((await response.json()) as { code: string }).code,
});
const bare = (url: string) => url.split('?', 1)[0];

describe('the file of a memory', () => {
  test.each([
    ['its upload cannot be removed', () => failNextDeletion(app)],
    ['nobody hears that it was kept', () => loseNextCommit(app)],
  ])('stays when %s', async (_, break_) => {
    const fileUrl = await vault.upload(jpeg);
    break_();
    await vault.create({ type: 'image', fileUrl });
    vi.restoreAllMocks();
    const { body } = await ana.call('GET', `/api/users/${ana.user.id}/memory-vault`);
    const [memory] = body as Memory[];
    expect((await ana.call('GET', memory?.fileUrl ?? '')).status).toBe(200);
  });
});

describe('an upload address', () => {
  test('is used once, before and after its file has become a memory', async () => {
    const url = await vault.askAddress();
    expect((await vault.put(url, jpeg)).status).toBe(204);
    const used = { status: 409, code: 'memories.upload-unknown' };
    expect(await refusal(await vault.put(url, jpeg))).toEqual(used);
    const created = await vault.create({ type: 'image', fileUrl: bare(url) });
    expect(created.status).toBe(201);
    const before = await filesOnDisk();
    expect(await refusal(await vault.put(url, jpeg))).toEqual(used);
    expect(await filesOnDisk()).toEqual(before);
    expect(await vault.storedKeys()).toEqual([
      expect.stringMatching(/^memories\/.*original\.jpg$/),
    ]);
  });

  test('is not another account’s, nor anybody’s who is not signed in', async () => {
    const bruno = await app.signUp('Bruno');
    const url = await vault.askAddress();
    expect((await vault.put(url, jpeg, bruno)).status).toBe(404);
    expect((await fetch(url, { method: 'PUT', body: new Uint8Array(jpeg) })).status).toBe(401);
    expect(await filesOnDisk()).toEqual([]);

    expect((await vault.put(url, jpeg)).status).toBe(204);
    const theirs = await bruno.call('POST', '/api/memory-vault', {
      ...{ userId: bruno.user.id, title: 'Not mine', type: 'image' },
      fileUrl: bare(url),
    });
    expect(theirs.status).toBe(400);
    expect(theirs.body).toMatchObject({ code: 'memories.upload-unknown' });
  });

  test('expires after a quarter of an hour', async () => {
    const url = await vault.askAddress();
    clock.advance(16 * 60_000);
    expect(await refusal(await vault.put(url, jpeg))).toEqual({
      status: 410,
      code: 'memories.upload-unknown',
    });
    expect(await filesOnDisk()).toEqual([]);
  });

  test('takes 50 MB, and not a byte more, announced or not', async () => {
    const much = Buffer.alloc(limits.memory.fileBytes + 1, 7);
    const tooLarge = { status: 413, code: 'memories.file-too-large' };
    const url = await vault.askAddress();
    expect(await refusal(await vault.put(url, much))).toEqual(tooLarge);
    const unannounced = new ReadableStream({
      start(controller) {
        for (let at = 0; at < much.length; at += 1_000_000)
          controller.enqueue(new Uint8Array(much.subarray(at, at + 1_000_000)));
        controller.close();
      },
    });
    expect(await refusal(await vault.put(url, unannounced))).toEqual(tooLarge);
    expect(await filesOnDisk()).toEqual([]);
    expect((await vault.put(url, much.subarray(1))).status).toBe(204);
  });

  test('can be sent to again after the network broke in the middle', async () => {
    const url = new URL(await vault.askAddress());
    const socket = connect(Number(url.port), url.hostname);
    const head = `PUT ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${url.host}\r\ncookie: ${ana.cookie}\r\n`;
    socket.write(`${head}content-length: ${jpeg.length}\r\n\r\n`);
    socket.write(jpeg.subarray(0, 100));
    await vi.waitFor(async () => expect(await filesOnDisk()).toHaveLength(1));
    socket.destroy();
    await vi.waitFor(async () => expect(await filesOnDisk()).toEqual([]));
    expect((await vault.put(url.href, jpeg)).status).toBe(204);
    expect((await vault.create({ type: 'image', fileUrl: bare(url.href) })).status).toBe(201);
  });
});

const zip = Buffer.concat([
  Buffer.from('PK\u0003\u0004\u0014\0\0\0\b\0', 'latin1'),
  Buffer.alloc(16),
  Buffer.from([5, 0, 0, 0]),
  Buffer.from('a.txt'),
  deflateRawSync('hello'),
]);
const html = '<!doctype html><script>alert(1)</script>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

describe('what is not what it says', () => {
  test.each([
    ['a .jpg that is HTML', 'image', Buffer.from(html)],
    ['an SVG with script', 'image', Buffer.from(svg)],
    ['a zip renamed .mp4', 'video', zip],
    ['a photo as a video', 'video', undefined],
    ['a photo as a sound', 'audio', undefined],
    ['a program', 'image', Buffer.from(`MZ${'\0'.repeat(200)}`)],
  ])('%s is refused, and nothing of it stays', async (_what, type, content) => {
    const fileUrl = await vault.upload(content ?? jpeg);
    const { status, body } = await vault.create({ type, fileUrl });
    expect([status, body]).toEqual([415, expect.objectContaining({ code: 'memories.file-type' })]);
    expect(await filesOnDisk()).toEqual([]);
    expect((await vault.create({ type, fileUrl })).status).toBe(400);
    expect(await vault.list()).toEqual([]);
  });

  test('an empty file is refused', async () => {
    const { status } = await vault.create({
      type: 'image',
      fileUrl: await vault.upload(Buffer.alloc(0)),
    });
    expect(status).toBe(400);
    expect(await filesOnDisk()).toEqual([]);
  });

  test.each([
    'https://elsewhere.example/photo.jpg',
    '/etc/passwd',
    'nonsense',
    '/api/uploads/uploads/../memories/x',
  ])('the file URL %s is refused', async (fileUrl) => {
    const { status, body } = await vault.create({ type: 'image', fileUrl });
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ code: 'memories.upload-unknown' }),
    ]);
  });
});

test('the very same file is asked about before it is kept a second time', async () => {
  const first = await vault.keep({ type: 'image', title: 'The first' }, jpeg);
  const fileUrl = await vault.upload(jpeg);
  const asked = await vault.create({ type: 'image', fileUrl });
  expect(asked.status).toBe(409);
  expect(asked.body).toMatchObject({ code: 'memories.duplicate', current: { id: first.id } });
  const again = { type: 'image', fileUrl, keepDuplicate: true };
  expect((await vault.create(again)).status).toBe(201);
  expect(await vault.list()).toHaveLength(2);
  // As when the answer was lost and the browser asks once more.
  const { status, body } = await vault.create(again);
  expect([status, body]).toEqual([409, expect.objectContaining({ code: 'memories.duplicate' })]);
  expect(await vault.list()).toHaveLength(2);
});

test('of two who claim an upload at the same time one gets it, whole', async () => {
  const fileUrl = await vault.upload(jpeg);
  const both = await Promise.all([1, 2].map(() => vault.create({ type: 'image', fileUrl })));
  expect(both.map(({ status }) => status).sort()).toEqual([201, expect.any(Number)]);
  const [kept] = await vault.list();
  const { content } = await vault.download(kept?.fileUrl ?? '');
  expect(content.equals(jpeg)).toBe(true);
  expect(await vault.storedKeys()).toHaveLength(1);
});

test('what does not fit into the account is refused, and fits once there is room', async () => {
  const big = Buffer.concat([jpeg, Buffer.alloc(28_000_000)]);
  const more = Buffer.concat([big, Buffer.from('more')]);
  // Given while there was room for each of them.
  const addresses = [await vault.askAddress(), await vault.askAddress(), await vault.askAddress()];
  const [first = '', second = '', third = ''] = addresses;
  expect((await vault.put(first, big)).status).toBe(204);
  const full = { status: 413, code: 'account.full' };
  expect(await refusal(await vault.put(second, more))).toEqual(full);
  const { body } = await vault.create({ type: 'image', fileUrl: bare(first) });
  const { id } = body as Memory;
  expect(await refusal(await vault.put(third, more))).toEqual(full);
  expect(await vault.storedKeys()).toHaveLength(1);
  await ana.call('DELETE', `/api/memory-vault/${id}?now=1`);
  expect((await vault.keep({ type: 'image' }, more)) satisfies Memory).toMatchObject({
    type: 'image',
  });
});

test('of files that come side by side only those are taken that fit together', async () => {
  const big = Buffer.concat([jpeg, Buffer.alloc(20_000_000)]);
  const addresses = await Promise.all(Array.from({ length: 5 }, () => vault.askAddress()));
  const answers = await Promise.all(addresses.map((url) => vault.put(url, big)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 204, 413, 413, 413]);
  expect(await vault.storedKeys()).toHaveLength(2);
  // What was held for them is free again.
  expect((await vault.put(await vault.askAddress(), jpeg)).status).toBe(204);
});

test('uploads never claimed are swept after a day, and memories stay', async () => {
  const { id } = await vault.keep({ type: 'image' }, jpeg);
  await vault.upload(jpeg);
  clock.advance(25 * 60 * 60_000);
  const fresh = await vault.upload(jpeg);
  const sweep = listJobs(app.dependencies).find(({ job }) => job.name === 'files.sweep');
  await sweep?.handle({
    ...{ id: 'sweep', data: {}, attempt: 1, logger: app.dependencies.logger },
    signal: new AbortController().signal,
    progress: async () => {},
  });
  const kept = (await vault.storedKeys()).map((key) => key.split('/').slice(0, 3).join('/')).sort();
  expect(kept).toEqual([
    `memories/${ana.user.id}/${id}`,
    new URL(fresh).pathname.slice('/api/uploads/'.length),
  ]);
});
