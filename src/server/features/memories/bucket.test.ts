import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#shared/limits.ts';
import { openVault } from '#tests/support/memory-vault.ts';
import { startS3, type TestS3 } from '#tests/support/s3.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';

let s3: TestS3;
let app: TestApp;
let ana: Caller;
let vault: Awaited<ReturnType<typeof openVault>>;

beforeAll(async () => {
  s3 = await startS3();
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = s3.options;
  app = await openTestApp({
    withJobs: true,
    env: {
      ...{ S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region },
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    },
  });
  await app.dependencies.jobs.work();
  ana = await app.signUp();
  vault = await openVault(app, ana);
});
afterAll(async () => {
  await app.close();
  await s3.close();
});

const background = '#5b8c5a';
const photo = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();

test('a photo that went straight to the bucket is kept, shown and deleted', async () => {
  const page = await app.anonymous('GET', '/api/about');
  const { origin } = new URL(s3.options.endpoint);
  expect(page.headers['content-security-policy']).toContain(`connect-src 'self' ${origin};`);
  const content = await photo();
  const { id } = await vault.keep({ type: 'image' }, content);
  const kept = await vault.prepared(id);
  expect(kept).toMatchObject({ mediaState: 'ready', metadata: { width: 40, height: 30 } });
  expect((await vault.download(kept.fileUrl ?? '')).content.equals(content)).toBe(true);
  expect((await vault.download(kept.displayUrl ?? '')).status).toBe(200);
  // The address still lets its holder write, but not to what was kept.
  expect((await vault.storedKeys()).some((key) => key.startsWith('uploads/'))).toBe(false);
  await ana.call('DELETE', `/api/memory-vault/${id}?now=1`);
  expect(await vault.storedKeys()).toEqual([]);
});

test('what the bucket took but may not be kept is refused, and nothing of it stays', async () => {
  const html = await vault.upload(Buffer.from('<!doctype html><script>alert(1)</script>'));
  expect((await vault.create({ type: 'image', fileUrl: html })).status).toBe(415);
  const large = Buffer.concat([await photo(), Buffer.alloc(limits.memory.fileBytes)]);
  const refused = await vault.create({ type: 'image', fileUrl: await vault.upload(large) });
  expect([refused.status, refused.body]).toEqual([
    413,
    expect.objectContaining({ code: 'memories.file-too-large' }),
  ]);
  const bruno = await app.signUp('Bruno');
  const theirs = await (await openVault(app, bruno)).upload(await photo());
  expect((await vault.create({ type: 'image', fileUrl: theirs })).status).toBe(400);
  expect(await vault.storedKeys()).toEqual([]);
});
