import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MediaFileName, makeMediaFile } from '#tests/support/media-files.ts';
import { openVault } from '#tests/support/memory-vault.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let ana: Caller;
let bruno: Caller;
let vault: Awaited<ReturnType<typeof openVault>>;
let folder: string;

beforeAll(async () => {
  app = await openTestApp({ withJobs: true });
  await app.dependencies.jobs.work();
  ana = await app.signUp();
  bruno = await app.signUp('Bruno');
  vault = await openVault(app, ana);
  folder = await mkdtemp(join(tmpdir(), 'heartwood-memories-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const place = { GPSLatitude: '38/1 43/1 0/1', GPSLatitudeRef: 'N' };

/** Lies on its side, as phones save it, and says where and when it was taken. */
const phonePhoto = () =>
  sharp({ create: { width: 640, height: 320, channels: 3, background: '#5b8c5a' } })
    .withExif({
      IFD0: { Make: 'the secret camera' },
      IFD2: { DateTimeOriginal: '1987:06:05 12:30:00', OffsetTimeOriginal: '+01:00' },
      IFD3: place,
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

async function mediaFile(name: MediaFileName, ...args: string[]): Promise<Buffer> {
  const path = join(folder, name);
  await makeMediaFile(name, path, args);
  return readFile(path);
}

test('a photo of a phone is shown upright and without its place; the original stays as it came', async () => {
  const content = await phonePhoto();
  expect(content.includes('secret camera')).toBe(true);
  const metadata = { originalFileName: 'IMG_0001.JPG', mimeType: 'text/html' };
  const { id } = await vault.keep({ type: 'image', metadata }, content);
  const kept = await vault.prepared(id);
  expect(kept).toMatchObject({
    mediaState: 'ready',
    takenAt: '1987-06-05T11:30:00.000Z',
    isPrivate: true,
    metadata: {
      originalFileName: 'IMG_0001.JPG',
      mimeType: 'image/jpeg',
      bytes: content.length,
      width: 320,
      height: 640,
    },
  });
  for (const url of [kept.displayUrl, kept.thumbnailUrl]) {
    const shown = await vault.download(url ?? '');
    expect(shown.headers.get('content-type')).toBe('image/webp');
    const { exif, xmp, width = 0, height = 0 } = await sharp(shown.content).metadata();
    expect([exif, xmp, height]).toEqual([undefined, undefined, 2 * width]);
  }
  const original = await vault.download(kept.fileUrl ?? '');
  expect(original.content.equals(content)).toBe(true);
  expect(original.headers.get('content-disposition')).toBe('inline; filename=IMG_0001.JPG');
  const saved = await vault.download(`${kept.fileUrl}?download=1`);
  expect(saved.headers.get('content-disposition')).toContain('attachment');
});

test.each(['png', 'webp', 'gif', 'avif'] as const)('a photo as %s is shown', async (format) => {
  const background = { r: 10, g: 20, b: 30, alpha: 0.5 };
  const content = await sharp({ create: { width: 32, height: 24, channels: 4, background } })
    .toFormat(format)
    .toBuffer();
  const kept = await vault.prepared((await vault.keep({ type: 'image' }, content)).id);
  expect(kept).toMatchObject({ mediaState: 'ready', metadata: { width: 32, height: 24 } });
  const { content: shown } = await vault.download(kept.displayUrl ?? '');
  expect(await sharp(shown).metadata()).toMatchObject({ width: 32, height: 24 });
});

test('a photo that cannot be decoded is kept, and can be downloaded', async () => {
  const heic = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1'),
    Buffer.alloc(900),
  ]);
  const kept = await vault.prepared((await vault.keep({ type: 'image' }, heic)).id);
  expect(kept).toMatchObject({ mediaState: 'failed', displayUrl: null, thumbnailUrl: null });
  const original = await vault.download(kept.fileUrl ?? '');
  expect(original.content.equals(heic)).toBe(true);
  expect(original.headers.get('content-disposition')).toBe('attachment; filename="A day.heic"');
});

describe('a film', () => {
  test.each([
    ['phone.mp4', 'video/mp4', 'video/mp4'],
    ['browser.webm', 'video/webm', 'video/webm'],
    ['old.avi', 'video/vnd.avi', 'video/mp4'],
  ] as const)('%s plays in browsers, in ranges, and has a picture', async (name, type, shown) => {
    const kept = await vault.prepared(
      (await vault.keep({ type: 'video' }, await mediaFile(name))).id,
    );
    expect(kept).toMatchObject({
      mediaState: 'ready',
      metadata: { mimeType: type, width: 320, height: 240 },
    });
    expect(kept.metadata.durationSeconds).toBeCloseTo(2, 0);
    const part = await vault.download(kept.displayUrl ?? '', { range: 'bytes=0-99' });
    expect([part.status, part.content.length, part.headers.get('content-type')]).toEqual([
      206,
      100,
      shown,
    ]);
    const poster = await vault.download(kept.thumbnailUrl ?? '');
    expect(await sharp(poster.content).metadata()).toMatchObject({ width: 320, height: 240 });
  });

  test('is shown without the place where it was filmed', async () => {
    const where = ['-metadata', 'comment=the secret place'];
    const content = await mediaFile('silent.mp4', ...where);
    expect(content.includes('secret place')).toBe(true);
    const kept = await vault.prepared((await vault.keep({ type: 'video' }, content)).id);
    const { content: shown } = await vault.download(kept.displayUrl ?? '');
    expect(shown.includes('secret place')).toBe(false);
    expect((await vault.download(kept.fileUrl ?? '')).content.equals(content)).toBe(true);
  });

  test('that is broken is kept, and can be downloaded', async () => {
    const content = (await mediaFile('phone.mp4')).subarray(0, 3_000);
    const kept = await vault.prepared((await vault.keep({ type: 'video' }, content)).id);
    expect(kept).toMatchObject({ mediaState: 'failed', displayUrl: null });
    expect((await vault.download(kept.fileUrl ?? '')).content.equals(content)).toBe(true);
  });
});

test.each([
  ['song.mp3', 'audio/mpeg', 'audio/mpeg'],
  ['note.wav', 'audio/wav', 'audio/wav'],
  ['voice.ogg', 'audio/ogg', 'audio/mp4'],
  ['browser.webm', 'audio/webm', 'audio/mp4'],
] as const)(
  'a sound in %s plays in browsers and shows how loud it is',
  async (name, type, shown) => {
    const kept = await vault.prepared(
      (await vault.keep({ type: 'audio', keepDuplicate: true }, await mediaFile(name))).id,
    );
    expect(kept).toMatchObject({ mediaState: 'ready', metadata: { mimeType: type } });
    expect(kept.metadata.durationSeconds).toBeCloseTo(2, 0);
    expect(kept.waveform).toHaveLength(100);
    expect(Math.max(...(kept.waveform ?? []))).toBe(1);
    const part = await vault.download(kept.displayUrl ?? '', { range: 'bytes=5-' });
    expect([part.status, part.headers.get('content-type')]).toEqual([206, shown]);
  },
);

test('the files of a memory are nobody else’s, and gone for everybody when it is deleted', async () => {
  const kept = await vault.prepared(
    (await vault.keep({ type: 'image', keepDuplicate: true }, await phonePhoto())).id,
  );
  const urls = [kept.fileUrl, kept.displayUrl, kept.thumbnailUrl].map((url) => url ?? '');
  for (const url of urls) {
    expect((await bruno.call('GET', url)).status).toBe(404);
    expect((await app.anonymous('GET', url)).status).toBe(401);
    expect((await vault.download(url)).headers.get('cache-control')).toBe('private, no-cache');
  }
  const memory = `/api/memory-vault/${kept.id}`;
  expect((await ana.call('DELETE', memory)).status).toBe(204);
  for (const url of urls) expect((await vault.download(url)).status).toBe(404);
  expect((await ana.call('POST', `${memory}/restore`)).body).toMatchObject({ fileUrl: urls[0] });
  for (const url of urls) expect((await vault.download(url)).status).toBe(200);

  expect((await ana.call('DELETE', `${memory}?now=1`)).status).toBe(204);
  expect((await ana.call('POST', `${memory}/restore`)).status).toBe(404);
  expect((await vault.storedKeys()).filter((key) => key.includes(kept.id))).toEqual([]);
});
