import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#server/platform/config/config.ts';
import { type ImageServer, plainPicture, startImageServer } from '#tests/support/image-server.ts';
import { openImageModel } from './image-model.ts';

let server: ImageServer;
beforeAll(async () => {
  server = await startImageServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.requests.splice(0);
  server.forget();
});

const size = { width: 1280, height: 720 };

function open(model: string, timeoutMs?: number) {
  const config = readConfig({ AI_IMAGE: model, AI_BASE_URL: server.url, AI_API_KEY: 'a secret' });
  const opened = openImageModel(config, { timeoutMs });
  if (!opened) throw new Error('offline');
  return opened;
}

describe('the picture model', () => {
  test('is none where nothing is set', () => {
    expect(openImageModel(readConfig({}))).toBeUndefined();
  });

  test.each([
    ['openai:gpt-image-1', '/v1/images/generations', 'Bearer a secret', '1536x1024'],
    ['openai:dall-e-3', '/v1/images/generations', 'Bearer a secret', '1792x1024'],
    ['openai-compatible:flux', '/v1/images/generations', 'Bearer a secret', '1280x720'],
  ])('%s is asked for one picture, in a size that it knows', async (model, path, key, asked) => {
    const file = await open(model).draw({ prompt: 'A harbour at dawn.', size });
    expect(Buffer.from(file).equals(await plainPicture())).toBe(true);
    expect(server.requests).toEqual([
      {
        path,
        key,
        body: expect.objectContaining({ prompt: 'A harbour at dawn.', n: 1, size: asked }),
      },
    ]);
  });

  test('of Google is told the shape', async () => {
    await open('google:gemini-2.5-flash-image').draw({ prompt: 'A harbour.', size });
    const [request] = server.requests;
    expect(request?.path).toContain('gemini-2.5-flash-image:generateContent');
    expect(JSON.stringify(request?.body)).toContain('"aspectRatio":"16:9"');
  });

  test('is asked once more after a failure, and no third time', async () => {
    server.next({ status: 500 });
    await open('openai-compatible:flux').draw({ prompt: 'A mill.', size });
    expect(server.requests).toHaveLength(2);
    server.next({ status: 500 }, { status: 500 });
    await expect(open('openai-compatible:flux').draw({ prompt: 'A mill.', size })).rejects.toThrow(
      /^127\.0\.0\.1:\d+ could not draw this picture\.$/,
    );
    expect(server.requests).toHaveLength(4);
  });

  test.each([
    [{ status: 401 }, 'not-allowed'],
    [{ status: 400 }, 'refused'],
    [{ raw: 'Here is your picture!' }, 'failed'],
    [{ file: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }, 'unusable'],
    [{ file: Buffer.from('no picture at all') }, 'unusable'],
  ])('that answers %j is told of in a kind sentence, without its words', async (answer, fault) => {
    server.next(answer, answer);
    const failed = await open('openai:dall-e-3')
      .draw({ prompt: 'A mill.', size })
      .catch((e) => e);
    expect(failed).toMatchObject({ name: 'ImageModelError', fault });
    expect(failed.message).toMatch(/^[^.]*openai[^.]*\.$/);
    expect(failed.message).not.toContain('secret');
  });

  test('must send a whole picture that is large enough to be shown', async () => {
    server.next(
      { file: (await plainPicture()).subarray(0, 700) },
      { file: await plainPicture(64, 64) },
    );
    const model = open('openai:dall-e-3');
    await expect(model.draw({ prompt: 'A mill.', size })).rejects.toThrow(/not a picture/);
    await expect(model.draw({ prompt: 'A mill.', size })).rejects.toThrow(/not a picture/);
  });

  test('that hangs is left after a while', async () => {
    server.next({ hangs: true });
    await expect(
      open('openai:dall-e-3', 200).draw({ prompt: 'A mill.', size }),
    ).rejects.toMatchObject({
      fault: 'late',
    });
  });

  test('is left at once when nobody waits any more', async () => {
    server.next({ hangs: true });
    const stop = new AbortController();
    const drawing = open('openai:dall-e-3').draw({ prompt: 'A mill.', size, signal: stop.signal });
    await expect.poll(() => server.requests.length).toBe(1);
    stop.abort(new Error('the story was deleted'));
    await expect(drawing).rejects.toThrow('the story was deleted');
  });

  test('names what is missing or unknown at the start', () => {
    const openWith = (env: Record<string, string>) => () => openImageModel(readConfig(env));
    expect(openWith({ AI_IMAGE: 'openai:dall-e-3' })).toThrow(/OPENAI_API_KEY/);
    expect(openWith({ AI_IMAGE: 'anthropic:x', AI_API_KEY: 'k' })).toThrow(/Known are offline/);
  });
});
