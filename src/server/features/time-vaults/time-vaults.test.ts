import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSettableClock } from '#server/platform/clock/settable-clock.ts';
import type { TimeVault } from '#shared/contracts/time-vaults.ts';
import { limits } from '#shared/limits.ts';
import { loseNextCommit } from '#tests/support/broken-moments.ts';
import { readMediaFile } from '#tests/support/media-files.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { encodeForm, type SealedFile, sealVault, sendVault } from '#tests/support/vault-sealing.ts';

const clock = createSettableClock('2026-01-31T12:00:00.000Z');
let app: TestApp;
let ana: Caller;
let phone: SealedFile;

beforeAll(async () => {
  phone = { name: 'phone.mp4', bytes: await readMediaFile('phone.mp4') };
  app = await openTestApp({ clock, withJobs: true });
});
beforeEach(async () => {
  clock.set('2026-01-31T12:00:00.000Z');
  ana = await app.signUp();
});
afterAll(() => app.close());

const patience = { timeout: 60_000, interval: 20 };
const countFiles = async () => {
  let files = 0;
  for await (const _ of app.dependencies.storage.list('vaults')) files += 1;
  return files;
};
const open = (vault: TimeVault) => ana.call('POST', `/api/time-vaults/${vault.id}/open`, {});

describe('sealing', () => {
  test('takes the file wherever it stands in the form, and counts months by the calendar', async () => {
    const rest = { title: ' For Rosa ', unlockYears: '0', unlockMonths: '1', userId: ana.user.id };
    const first = await sendVault(ana, { video: phone, ...rest, description: 'With love' });
    const last = await sendVault(ana, { ...rest, video: phone });
    expect([first.status, last.status]).toEqual([201, 201]);
    expect(first.body).toMatchObject({
      title: 'For Rosa',
      description: 'With love',
      userId: ana.user.id,
      unlockDate: '2026-02-28T12:00:00.000Z',
      videoState: 'ready',
      videoUrl: null,
      originalUrl: null,
      posterUrl: null,
      isOpened: false,
      openedAt: null,
      fileName: 'phone.mp4',
      fileBytes: phone.bytes.length,
      recipientEmails: [],
    });
    const { body } = await ana.call('GET', `/api/users/${ana.user.id}/time-vaults`);
    expect(body).toEqual([last.body, first.body]);
  });

  test('keeps each recipient once, in the order and spelling of the first mention', async () => {
    const recipientEmails = JSON.stringify([
      ' Bia@family.example',
      'rui@family.example',
      'bia@FAMILY.example ',
    ]);
    const vault = await sealVault(ana, phone, { recipientEmails });
    expect(vault.recipientEmails).toEqual(['Bia@family.example', 'rui@family.example']);
    expect(vault.deliveries.map(({ status }) => status)).toEqual(['waiting', 'waiting']);
  });

  const failNextLook = () =>
    vi
      .spyOn(app.dependencies.services.emailConfirmation, 'findSender')
      .mockRejectedValueOnce(new Error('the database is busy'));
  test.each([
    ['no mail can be asked for', failNextLook],
    ['nobody hears that it was sealed', () => loseNextCommit(app)],
  ])('keeps the video also when %s', async (_, break_) => {
    const recipientEmails = JSON.stringify(['bia@family.example']);
    break_();
    await sealVault(ana, phone, { recipientEmails }).catch(() => undefined);
    vi.restoreAllMocks();
    const { body } = await ana.call('GET', `/api/users/${ana.user.id}/time-vaults`);
    const [vault] = body as TimeVault[];
    clock.set('2026-03-01T12:00:00.000Z');
    const opened = (await open(vault as TimeVault)).body as TimeVault;
    expect((await ana.call('GET', opened.originalUrl ?? '')).status).toBe(200);
  });

  const many = Array.from({ length: 21 }, (_, index) => `person${index}@family.example`);
  test.each([
    ['no title', { title: ' ' }, 'Title is required'],
    ['a long title', { title: 'x'.repeat(101) }, 'Title must be less than 100 characters'],
    [
      'a long description',
      { description: 'x'.repeat(501) },
      'Description must be less than 500 characters',
    ],
    ['51 years', { unlockYears: '51' }, 'Maximum 50 years'],
    ['12 months', { unlockMonths: '12' }, 'Maximum 11 months'],
    ['no time', { unlockMonths: '0' }, 'At least one time period must be specified'],
    ['no address', { recipientEmails: '["Bia"]' }, 'This is not an email address'],
    [
      'no list',
      { recipientEmails: 'bia@family.example' },
      'Recipients are a list of email addresses',
    ],
    [
      '21 recipients',
      { recipientEmails: JSON.stringify(many) },
      'A vault can have at most 20 recipients',
    ],
  ])('refuses %s and keeps nothing', async (_, fields, error) => {
    const before = await countFiles();
    const usual = { video: phone, title: 'For Rosa', unlockMonths: '1', userId: ana.user.id };
    const { status, body } = await sendVault(ana, { ...usual, ...fields });
    expect([status, body]).toMatchObject([400, { error, code: 'request.invalid' }]);
    expect(await countFiles()).toBe(before);
  });

  const usual = () => ({ title: 'For Rosa', unlockMonths: '1', userId: ana.user.id });
  test.each([
    ['no file', {}, 400, 'Please select a video file to create your time vault'],
    [
      'an empty file',
      { video: { name: 'empty.mp4', bytes: Buffer.alloc(0) } },
      400,
      'Please select a video file to create your time vault',
    ],
    [
      'another content under the name of a video',
      { video: { name: 'page.mp4', bytes: Buffer.from('<!doctype html><p>Hello') } },
      415,
      'Please select a video file (MP4, MOV, AVI, MKV, or WebM)',
    ],
    [
      'a damaged video',
      {
        video: {
          name: 'damaged.mp4',
          bytes: Buffer.concat([
            Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex'),
            Buffer.alloc(9_000, 7),
          ]),
        },
      },
      400,
      'This video could not be played, it may be damaged. Nothing was sealed; please choose another file.',
    ],
  ])('refuses %s and keeps nothing', async (_, video, expected, error) => {
    const before = await countFiles();
    const { status, body } = await sendVault(ana, { ...usual(), ...video });
    expect([status, body]).toMatchObject([expected, { error }]);
    expect(await countFiles()).toBe(before);
  });

  test('refuses a video under another name, and a body that is no form', async () => {
    const renamed = await sendVault(ana, { ...usual(), video: { ...phone, name: 'phone.exe' } });
    expect(renamed.status).toBe(415);
    expect((await ana.call('POST', '/api/time-vaults', usual())).status).toBe(400);
  });

  test('takes one byte less than 100 MB and refuses one more', async () => {
    const before = await countFiles();
    const padTo = (size: number) => ({
      name: 'phone.mp4',
      // What follows the last box of an MP4 is a box of its own to be skipped.
      bytes: Buffer.concat([phone.bytes, freeBox(size - phone.bytes.length)], size),
    });
    const { videoBytes } = limits.vault;
    const refused = await sendVault(ana, { video: padTo(videoBytes), ...usual() });
    expect([refused.status, refused.body]).toMatchObject([
      413,
      { error: 'Video file must be less than 100MB' },
    ]);
    expect(await countFiles()).toBe(before);
    const taken = await sendVault(ana, { ...usual(), video: padTo(videoBytes - 1) });
    expect([taken.status, taken.body]).toMatchObject([201, { fileBytes: videoBytes - 1 }]);
    await ana.call('DELETE', `/api/time-vaults/${(taken.body as TimeVault).id}`);
  });

  test('refuses to seal for somebody else, and a form that breaks off', async () => {
    const before = await countFiles();
    const bruno = await app.signUp('Bruno');
    const { status } = await sendVault(ana, { video: phone, ...usual(), userId: bruno.user.id });
    expect(status).toBe(404);
    const { payload, headers } = await encodeForm({ ...usual(), video: phone });
    const half = payload.subarray(0, payload.length - 5_000);
    const broken = await ana.call('POST', '/api/time-vaults', half, headers);
    expect(broken.status).toBe(400);
    expect(await countFiles()).toBe(before);
  });
});

describe('over a real connection', () => {
  const large = (name: string) =>
    encodeForm({
      video: { name, bytes: Buffer.concat([phone.bytes, Buffer.alloc(20_000_000, 7)]) },
      ...{ title: 'For Rosa', unlockMonths: '1', userId: ana.user.id },
    });
  let url = '';
  beforeAll(async () => {
    url = `${await app.app.listen({ port: 0, host: '127.0.0.1' })}/api/time-vaults`;
  });

  test('whoever sends much of a wrong thing is told so', async () => {
    const { payload, headers } = await large('film.exe');
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, cookie: ana.cookie },
      body: new Uint8Array(payload),
    });
    expect([response.status, await response.json()]).toMatchObject([
      415,
      { code: 'time-vaults.video-type' },
    ]);
  });

  test('an upload that is given up leaves nothing', async () => {
    const { payload, headers } = await large('film.mp4');
    const folder = join(app.dataDir, 'files/vaults');
    const filesOnDisk = () => readdir(folder, { recursive: true }).catch(() => []);
    const before = await filesOnDisk();
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, cookie: ana.cookie, 'content-length': payload.length },
    });
    sent.on('error', () => {});
    sent.write(payload.subarray(0, 10_000_000));
    await expect.poll(filesOnDisk, patience).not.toEqual(before);
    sent.destroy();
    await expect.poll(filesOnDisk, patience).toEqual(before);
    expect((await ana.call('GET', `/api/users/${ana.user.id}/time-vaults`)).body).toEqual([]);
  });
});

describe('a sealed vault', () => {
  test('is locked until the very moment, and opens once', async () => {
    const vault = await sealVault(ana, phone);
    clock.set('2026-02-28T11:59:59.999Z');
    const early = await open(vault);
    expect([early.status, early.body]).toMatchObject([
      403,
      { error: 'This vault will unlock on February 28, 2026', code: 'time-vaults.locked' },
    ]);
    expect((await ana.call('GET', `/api/time-vaults/${vault.id}/video`)).status).toBe(403);

    clock.set('2026-02-28T12:00:00.000Z');
    expect((await ana.call('GET', `/api/time-vaults/${vault.id}/video`)).status).toBe(403);
    const opened = await open(vault);
    expect([opened.status, opened.body]).toMatchObject([
      200,
      {
        isOpened: true,
        openedAt: '2026-02-28T12:00:00.000Z',
        videoUrl: `/api/time-vaults/${vault.id}/video`,
      },
    ]);
    clock.advance(60_000);
    expect((await open(vault)).body).toEqual(opened.body);
  });

  test('plays by ranges once it was opened, and its file can be saved', async () => {
    const vault = await sealVault(ana, { ...phone, name: 'Für Rosa.mp4' });
    clock.set('2026-03-01T00:00:00.000Z');
    const { body } = (await open(vault)) as { body: TimeVault };
    const range = await ana.call('GET', body.videoUrl ?? '', undefined, { range: 'bytes=10-19' });
    expect([range.status, range.headers['content-type']]).toEqual([206, 'video/mp4']);
    expect(range.headers['content-length']).toBe('10');
    const saved = await app.app.inject({
      url: body.originalUrl ?? '',
      headers: { cookie: ana.cookie },
    });
    expect(saved.headers['content-disposition']).toContain('attachment');
    expect(saved.headers['content-disposition']).toContain("UTF-8''F%C3%BCr%20Rosa.mp4");
    expect(sha256(saved.rawPayload)).toBe(sha256(phone.bytes));
  });

  test('can be deleted while it is locked, with its files', async () => {
    const before = await countFiles();
    const vault = await sealVault(ana, phone);
    await app.runJob('time-vaults.prepare-video', { vaultId: vault.id });
    expect(await countFiles()).toBe(before + 2);
    expect((await ana.call('DELETE', `/api/time-vaults/${vault.id}`)).status).toBe(204);
    expect(await countFiles()).toBe(before);
    expect((await ana.call('DELETE', `/api/time-vaults/${vault.id}`)).status).toBe(404);
  });
});

describe('in the background', () => {
  test('a film of another kind becomes one that browsers play, and keeps its original', async () => {
    const bytes = await readMediaFile('camera.mov');
    const vault = await sealVault(ana, { name: 'camera.MOV', bytes });
    expect(vault.videoState).toBe('preparing');
    await app.runJob('time-vaults.prepare-video', { vaultId: vault.id });
    await app.runJob('time-vaults.prepare-video', { vaultId: vault.id });
    clock.set('2026-03-01T00:00:00.000Z');
    const { body } = (await open(vault)) as { body: TimeVault };
    expect(body).toMatchObject({ videoState: 'ready', fileName: 'camera.MOV' });
    const get = (url: string | null) =>
      app.app.inject({ url: url ?? '', headers: { cookie: ana.cookie } });
    const [video, original, poster] = await Promise.all(
      [body.videoUrl, body.originalUrl, body.posterUrl].map(get),
    );
    expect(video?.headers['content-type']).toBe('video/mp4');
    expect(poster?.headers['content-type']).toBe('image/jpeg');
    expect(sha256(original?.rawPayload ?? Buffer.alloc(0))).toBe(sha256(bytes));
  });

  test('what is deleted while it is being prepared leaves no file', async () => {
    const before = await countFiles();
    const bytes = await readMediaFile('old.avi');
    const vault = await sealVault(ana, { name: 'old.avi', bytes });
    const preparing = app.runJob('time-vaults.prepare-video', { vaultId: vault.id });
    await ana.call('DELETE', `/api/time-vaults/${vault.id}`);
    await preparing;
    expect(await countFiles()).toBe(before);
  });
});

test('without any ffmpeg MP4 and WebM are taken as they are, and others refused with the reason', async () => {
  const bare = await openTestApp({
    clock,
    withJobs: true,
    env: { FFMPEG_PATH: '/nowhere/ffmpeg' },
  });
  const bruno = await bare.signUp('Bruno');
  const vault = await sealVault(bruno, phone);
  expect(vault.videoState).toBe('ready');
  await bare.runJob('time-vaults.prepare-video', { vaultId: vault.id });
  const video = { name: 'camera.mov', bytes: await readMediaFile('camera.mov') };
  const form = { video, title: 'For Rosa', unlockMonths: '1', userId: bruno.user.id };
  const refused = await sendVault(bruno, form);
  expect([refused.status, refused.body]).toMatchObject([
    415,
    { code: 'time-vaults.not-mp4-or-webm' },
  ]);
  await bare.close();
});

test('an account that is full takes no video more', async () => {
  const small = await openTestApp({ clock, withJobs: true, env: { ACCOUNT_GB: '0.0001' } });
  const bruno = await small.signUp('Bruno');
  const form = { video: phone, title: 'For Rosa', unlockMonths: '1', userId: bruno.user.id };
  const answers = [await sendVault(bruno, form)];
  while (answers.at(-1)?.status === 201 && answers.length < 20)
    answers.push(await sendVault(bruno, form));
  expect(answers.length).toBeGreaterThan(1);
  expect(answers.at(-1)).toMatchObject({ status: 413, body: { code: 'account.full' } });
  await small.close();
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function freeBox(size: number): Buffer {
  const box = Buffer.alloc(size);
  box.writeUInt32BE(size, 0);
  box.write('free', 4);
  return box;
}
