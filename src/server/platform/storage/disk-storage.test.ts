import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSettableClock } from '#server/platform/clock/settable-clock.ts';
import { listAll } from '#tests/support/storage-drivers.ts';
import { createDiskStorage } from './disk-storage.ts';

const uploadUrl = 'http://localhost:3000/api/uploads';
const text = { contentType: 'text/plain', maxBytes: 1_000_000 };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heartwood-disk-'));
});
afterEach(() => rm(folder, { recursive: true }));

const clock = createSettableClock();
const open = (secret = 'secret') => createDiskStorage({ folder, uploadUrl, secret, clock });
const filesOnDisk = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((item) => item.isFile());

it('never shows a file half replaced to those who read meanwhile', async () => {
  const storage = open();
  const version = (fill: number) => Buffer.alloc(100_000 + fill, fill);
  await storage.put('one', version(0), text);
  const writes = (async () => {
    for (let fill = 1; fill < 15; fill += 1) await storage.put('one', version(fill), text);
  })();
  for (let index = 0; index < 60; index += 1) {
    const { stream, sha256 } = await storage.read('one');
    expect(
      createHash('sha256')
        .update(await buffer(stream))
        .digest('hex'),
    ).toBe(sha256);
  }
  await writes;
  expect(await filesOnDisk()).toHaveLength(2);
});

it('deletes a folder into which another process puts files meanwhile', async () => {
  const storage = open();
  for (let round = 0; round < 10; round += 1) {
    for (let each = 0; each < 5; each += 1)
      await storage.put(`stories/1/${each}`, Buffer.from('told'), text);
    const late = (async () => {
      for (let each = 0; each < 30; each += 1)
        await writeFile(join(folder, 'stories/1', `late-${each}`), '').catch(() => {});
    })();
    await storage.deleteFolder('stories/1');
    await late;
    await storage.deleteFolder('stories/1');
  }
  expect(await filesOnDisk()).toEqual([]);
});

it('keeps contents as plain files with their endings, so that a person can open them', async () => {
  await open().put('memories/1/photo.jpg', Buffer.from('as it is'), text);
  const names = (await filesOnDisk()).map(({ name }) => name);
  expect(names).toContain('photo.jpg~entry');
  expect(names).toContainEqual(expect.stringMatching(/^photo\.jpg~[0-9a-f]{16}\.jpg$/));
});

it('is as it was after the server was started anew', async () => {
  await open().put('one', Buffer.from('kept'), text);
  const { stream, contentType } = await open().read('one');
  expect([(await buffer(stream)).toString(), contentType]).toEqual(['kept', 'text/plain']);
});

it('shows nothing of a write that kill -9 interrupted, and clears its remains away when they are old', async () => {
  const storage = open();
  await storage.put('one', Buffer.from('old'), text);
  const writer = spawn(
    process.execPath,
    ['--input-type=module-typescript', '--eval', endlessWriter, folder],
    { stdio: ['ignore', 'pipe', 'inherit'], cwd: process.cwd() },
  );
  await once(writer.stdout, 'data');
  writer.kill('SIGKILL');
  await once(writer, 'exit');

  expect((await listAll(open(), '')).map(({ key }) => key)).toEqual(['one']);
  expect((await buffer((await open().read('one')).stream)).toString()).toBe('old');
  expect(await filesOnDisk()).toHaveLength(4);
  expect(await open().removeLeftovers(new Date(Date.now() - 3_600_000))).toBe(0);
  expect(await open().removeLeftovers(new Date(Date.now() + 3_600_000))).toBe(2);
  expect(await filesOnDisk()).toHaveLength(2);
});

/** Replaces one object and makes another, both without end; says when both are half-written. */
const endlessWriter = `
  import { systemClock } from '#server/platform/clock/clock.ts';
  import { createDiskStorage } from '#server/platform/storage/disk-storage.ts';
  const storage = createDiskStorage({
    folder: process.argv[1], uploadUrl: 'http://x', secret: 's', clock: systemClock,
  });
  async function* endless() {
    for (let written = 0; ; written += 1) {
      yield Buffer.alloc(1000);
      if (written === 100) console.log('half-written');
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }
  const options = { contentType: 'text/plain', maxBytes: 1e9 };
  storage.put('new', endless(), options);
  storage.put('one', endless(), options);
`;

describe('an upload address', () => {
  const request = { key: 'uploads/rosa/1', userId: 'rosa', maxBytes: 9, expiresInSeconds: 900 };
  const png = { contentType: 'image/png' };

  async function newUpload(storage = open()) {
    const { url } = await storage.createUploadAddress(request);
    const token = new URL(url).searchParams.get('token') ?? '';
    return { key: request.key, userId: 'rosa', token, content: Buffer.from('123456789'), ...png };
  }

  it('is used once', async () => {
    const upload = await newUpload();
    await open().receiveUpload?.(upload);
    const again = open().receiveUpload?.({ ...upload, content: Buffer.from('other') });
    await expect(again).rejects.toMatchObject({ fault: 'already-exists' });
    expect((await buffer((await open().read(request.key)).stream)).toString()).toBe('123456789');
    expect(await filesOnDisk()).toHaveLength(2);
  });

  it('is used once even by two who send at the same time', async () => {
    const upload = await newUpload();
    const storage = open();
    const both = await Promise.allSettled([
      storage.receiveUpload?.(upload),
      storage.receiveUpload?.(upload),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await filesOnDisk()).toHaveLength(2);
  });

  it('takes no byte more than was agreed', async () => {
    const upload = { ...(await newUpload()), content: Buffer.from('1234567890') };
    await expect(open().receiveUpload?.(upload)).rejects.toMatchObject({ fault: 'too-large' });
    expect(await filesOnDisk()).toHaveLength(0);
  });

  it('expires', async () => {
    const upload = await newUpload();
    clock.advance(900_000);
    await expect(open().receiveUpload?.(upload)).rejects.toMatchObject({
      fault: 'upload-address-expired',
    });
  });

  it.each([
    ['by somebody else', { userId: 'bruno' }],
    ['for another key', { key: 'uploads/rosa/2' }],
    ['without its token', { token: '' }],
    ['with a token made up', { token: `${Buffer.from('{}').toString('base64url')}.AAAA` }],
  ])('is refused when it is used %s', async (_how, change) => {
    const upload = { ...(await newUpload()), ...change };
    await expect(open().receiveUpload?.(upload)).rejects.toMatchObject({
      fault: 'bad-upload-address',
    });
    expect(await filesOnDisk()).toHaveLength(0);
  });

  it('is refused when more was written into its token', async () => {
    const upload = await newUpload();
    const [body = '', signature] = upload.token.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    const more = Buffer.from(JSON.stringify({ ...claims, m: 1e9 })).toString('base64url');
    const forged = open().receiveUpload?.({ ...upload, token: `${more}.${signature}` });
    await expect(forged).rejects.toMatchObject({ fault: 'bad-upload-address' });
  });

  it('is refused by a server with another secret', async () => {
    const upload = await newUpload();
    const refused = { fault: 'bad-upload-address' };
    await expect(open('another').receiveUpload?.(upload)).rejects.toMatchObject(refused);
  });
});
