import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import type { Training } from '#shared/contracts/training.ts';
import { failNextDeletion, loseNextCommit } from '#tests/support/broken-moments.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let ana: Caller;
let rosa: Ancestor;

beforeAll(async () => {
  app = await openTestApp();
  ana = await app.signUp();
});
afterAll(() => app.close());
beforeEach(async () => {
  rosa = await ana.addAncestor();
});

const megabyte = 1024 * 1024;
const picture = (width = 900, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#5b8c5a' } });
const jpeg = () => picture().jpeg().toBuffer();

interface Upload {
  content: Buffer;
  name?: string;
  type?: string;
}

async function send(fields: Record<string, string>, upload?: Upload, by = ana) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (upload) {
    const { content, name = 'rosa.jpg', type = 'image/jpeg' } = upload;
    form.append('profileImage', new File([new Uint8Array(content)], name, { type }));
  }
  const encoded = new Response(form);
  const contentType = encoded.headers.get('content-type') ?? '';
  const payload = Buffer.from(await encoded.arrayBuffer());
  return by.call('POST', `/api/ancestors/${rosa.id}/training`, payload, {
    'content-type': contentType,
  });
}

async function download(url: string, by = ana) {
  return app.app.inject({ method: 'GET', url, headers: { cookie: by.cookie } });
}

async function savedUrl(): Promise<string> {
  const { body } = await ana.call('GET', `/api/ancestors/${rosa.id}/training`);
  return (body as Training).profileImageUrl ?? '';
}

async function storedFiles(): Promise<string[]> {
  const keys: string[] = [];
  const files = app.dependencies.storage.list(`avatars/${rosa.id}`);
  for await (const { key } of files) keys.push(key);
  return keys;
}

describe('a training sent as a form', () => {
  test('reads lists as JSON text, numbers as text, and merges', async () => {
    await ana.call('POST', `/api/ancestors/${rosa.id}/training`, { occupation: 'Baker' });
    const { status, body } = await send({
      fullName: 'Rosa Alves',
      openness: '8',
      speakingPace: 'slow',
      commonPhrases: JSON.stringify(['Eat first']),
      stories: JSON.stringify([
        { title: 'The harbour', content: 'I mended nets.', teller: 'Aunt Eva' },
      ]),
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      fullName: 'Rosa Alves',
      occupation: 'Baker',
      openness: 8,
      speakingPace: 'slow',
      commonPhrases: ['Eat first'],
      stories: [{ title: 'The harbour', content: 'I mended nets.', teller: 'Aunt Eva' }],
      profileImageUrl: null,
    });
  });

  test.each([
    [{ openness: 'much' }, 'openness'],
    [{ stories: '[{' }, 'stories'],
    [{ passions: '"the sea"' }, 'passions'],
    [{ fullName: ' ' }, 'fullName'],
  ])('says what is wrong with %j', async (fields, wrong) => {
    const { status, body } = await send(fields as Record<string, string>);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'request.invalid', issues: [{ path: wrong }] });
  });

  test('is refused where it was written over an older version', async () => {
    const first = await send({ fullName: 'Rosa' }, { content: await jpeg() });
    const { updatedAt } = first.body as Training;
    await send({ occupation: 'Baker' });
    const stale = await send({ updatedAt: updatedAt ?? '' }, { content: await jpeg() });
    expect(stale.status).toBe(409);
    expect(await storedFiles()).toHaveLength(1);
  });

  test.each([
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nRo',
    ],
    ['multipart/form-data; boundary=x', 'no form at all'],
    ['multipart/form-data', '--x--\r\n'],
  ])('is refused where it did not arrive whole: %s, %j', async (type, payload) => {
    const path = `/api/ancestors/${rosa.id}/training`;
    const { status, body } = await ana.call('POST', path, payload, { 'content-type': type });
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });

  test('is held to what a training may weigh, all fields together', async () => {
    const much = 'x'.repeat(17 * megabyte);
    const { status, body } = await send({ one: much, two: much, three: much });
    expect({ status, body }).toMatchObject({ status: 413, body: { code: 'request.too-large' } });
  });
});

describe('the profile image', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'from a %s becomes a square without metadata, shown to its owner only',
    async (format) => {
      const content = await picture()
        .toFormat(format)
        .withExif({ IFD0: { Copyright: 'the secret place' } })
        .toBuffer();
      const { status, body } = await send({ fullName: 'Rosa' }, { content });
      expect(status).toBe(200);
      const url = (body as Training).profileImageUrl ?? '';
      const shown = await download(url);
      expect(shown.statusCode).toBe(200);
      expect(shown.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
      });
      const made = await sharp(shown.rawPayload).metadata();
      expect(made).toMatchObject({ format: 'webp', width: 512, height: 512 });
      expect(made.exif).toBeUndefined();
      expect(shown.rawPayload.includes('secret place')).toBe(false);

      const bento = await app.signUp('Bento');
      expect((await download(url, bento)).statusCode).toBe(404);
      expect(await app.anonymous('GET', url)).toMatchObject({ status: 401 });
    },
  );

  test('is the avatar of the ancestor too', async () => {
    await send({}, { content: await jpeg() });
    const { body } = await ana.call('GET', `/api/ancestors/${rosa.id}`);
    expect((body as Ancestor).avatarUrl).toBe(await savedUrl());
  });

  test('goes when another one comes, file and all', async () => {
    await send({}, { content: await jpeg() });
    const first = await savedUrl();
    await send({}, { content: await picture(300, 300).png().toBuffer() });
    const second = await savedUrl();
    expect(second).not.toBe(first);
    expect((await download(first)).statusCode).toBe(404);
    expect((await download(second)).statusCode).toBe(200);
    expect(await storedFiles()).toHaveLength(1);
  });

  test.each([
    ['the one before it cannot be deleted', () => failNextDeletion(app)],
    ['nobody hears that it was saved', () => loseNextCommit(app)],
  ])('stays when %s', async (_, break_) => {
    await send({}, { content: await jpeg() });
    const first = await savedUrl();
    break_();
    await send({}, { content: await picture(500, 500).jpeg().toBuffer() });
    vi.restoreAllMocks();
    expect(await savedUrl()).not.toBe(first);
    expect((await download(await savedUrl())).statusCode).toBe(200);
  });

  test('goes with the ancestor', async () => {
    await send({}, { content: await jpeg() });
    const url = await savedUrl();
    await ana.call('DELETE', `/api/ancestors/${rosa.id}`);
    expect((await download(url)).statusCode).toBe(404);
    expect(await storedFiles()).toEqual([]);
  });

  test('stays when the training is saved without one', async () => {
    await send({}, { content: await jpeg() });
    const url = await savedUrl();
    await send({ fullName: 'Rosa' });
    expect(await savedUrl()).toBe(url);
  });

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['plain text', 'not a picture'],
  ])('is refused where it is %s named .jpg, and nothing of the form is saved', async (_, text) => {
    const { status, body } = await send({ fullName: 'Rosa' }, { content: Buffer.from(text) });
    expect({ status, body }).toMatchObject({
      status: 415,
      body: {
        code: 'training.image-type',
        error: 'Please choose a JPG, PNG or WEBP picture.',
      },
    });
    const { body: after } = await ana.call('GET', `/api/ancestors/${rosa.id}/training`);
    expect(after).toMatchObject({ fullName: '', profileImageUrl: null });
    expect(await storedFiles()).toEqual([]);
  });

  test('is refused where it is a picture of another type', async () => {
    const content = await picture().gif().toBuffer();
    expect(await send({}, { content })).toMatchObject({ status: 415 });
  });

  test('is refused where it cannot be opened', async () => {
    const content = (await jpeg()).subarray(0, 300);
    expect(await send({}, { content })).toMatchObject({
      status: 400,
      body: { code: 'training.image-unreadable' },
    });
  });

  test('may have 5 MB and not a byte more', async () => {
    const whole = await jpeg();
    const padded = (bytes: number) => Buffer.concat([whole, Buffer.alloc(bytes - whole.length)]);
    expect(await send({}, { content: padded(5 * megabyte) })).toMatchObject({ status: 200 });
    const url = await savedUrl();
    expect(await send({}, { content: padded(5 * megabyte + 1) })).toMatchObject({
      status: 413,
      body: { code: 'training.image-too-large' },
    });
    expect(await savedUrl()).toBe(url);
  });

  test('of somebody else’s ancestor cannot be sent', async () => {
    const bento = await app.signUp('Bento');
    const answer = await send({ fullName: 'Mine' }, { content: await jpeg() }, bento);
    expect(answer).toMatchObject({ status: 404 });
    expect(await storedFiles()).toEqual([]);
  });
});
