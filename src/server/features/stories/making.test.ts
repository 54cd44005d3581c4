import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { writeWav } from '#server/platform/speech/wav.ts';
import type { Story } from '#shared/contracts/stories.ts';
import { startSpeechServer } from '#tests/support/speech-server.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { findStory, makeStory, tellStory } from '#tests/support/told-story.ts';

const closing: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function open(env: Record<string, string> = {}) {
  const app = await openTestApp({ withJobs: true, env });
  closing.push(app.close);
  return { app, ana: await app.signUp() };
}

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 90_000, interval: 20 });
const find = async (caller: Caller, id: string) => (await findStory(caller, id)).story;

/** The programs that this process has started and that still run. */
async function children(): Promise<string[]> {
  const tasks = await readdir('/proc/self/task').catch(() => []);
  const ids = await Promise.all(
    tasks.map((task) => readFile(`/proc/self/task/${task}/children`, 'utf8').catch(() => '')),
  );
  const names = ids
    .flatMap((list) => list.split(' ').filter(Boolean))
    .map((id) => readFile(`/proc/${id}/comm`, 'utf8').catch(() => ''));
  return (await Promise.all(names)).filter((name) => name.startsWith('ffmpeg'));
}

async function filesOf(app: TestApp, id: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.dependencies.storage.list(`stories/${id}`)) keys.push(key);
  return keys;
}

test('a story that is deleted while its film is made leaves no file and no program behind', async () => {
  const { app, ana } = await open();
  await app.dependencies.jobs.work();
  const { id } = await tellStory(ana);
  await until(async () => {
    expect(await find(ana, id)).toMatchObject({ progress: { step: 'assemble' } });
    if (process.platform === 'linux') expect(await children()).not.toEqual([]);
  });
  expect(await filesOf(app, id)).not.toEqual([]);

  expect((await ana.call('DELETE', `/api/stories/${id}`)).status).toBe(204);
  expect((await ana.call('GET', `/api/stories/${id}`)).status).toBe(404);
  expect(await filesOf(app, id)).toEqual([]);
  expect(await children()).toEqual([]);
  expect(await readdir(join(app.dataDir, 'work'))).toEqual([]);
  // Nor does anything come back.
  await until(async () => {
    const { rows } = await app.dependencies.database.executeSql(
      "select state from pgboss.job where name = 'stories.make'",
    );
    expect(rows).toEqual([{ state: 'completed' }]);
  });
  expect(await filesOf(app, id)).toEqual([]);
});

test('two stories that are made at the same time are both made, and requests are answered meanwhile', async () => {
  const { app, ana } = await open({ FFMPEG_PATH: '/nowhere/ffmpeg' });
  const told = [await tellStory(ana, { title: 'One' }), await tellStory(ana, { title: 'Two' })];
  await app.dependencies.jobs.work();
  const seen = new Set<string>();
  await until(async () => {
    const { body } = await ana.call('GET', `/api/users/${ana.user.id}/stories`);
    const stories = body as Story[];
    seen.add(stories.map(({ status, progress }) => progress?.step ?? status).join(' and '));
    expect(stories.map(({ status }) => status)).toEqual(['completed', 'completed']);
  });
  // Neither waited for the other to end.
  expect([...seen].some((both) => !/completed/.test(both) && !/split/.test(both))).toBe(true);
  for (const { id } of told) expect((await find(ana, id)).captionsUrl).not.toBeNull();
});

test('a story whose narration cannot be spoken has failed with a reason, and succeeds when asked again', async () => {
  const speech = await startSpeechServer();
  closing.push(speech.stop);
  speech.answer(new Uint8Array(), 500);
  const { app, ana } = await open({
    AI_SPEECH: 'openai-compatible:voice',
    AI_BASE_URL: speech.url,
    FFMPEG_PATH: '/nowhere/ffmpeg',
  });
  const { id } = await tellStory(ana);
  const { story, scenes } = await makeStory(app, ana, id);
  expect(story).toMatchObject({
    ...{ status: 'failed', progress: null, videoUrl: null },
    error: 'The narration could not be spoken. Your text is safe; please try again.',
  });
  // It was tried three times, each with the second try of the provider's own.
  expect(speech.requests.length).toBeGreaterThanOrEqual(3);
  expect(scenes.every(({ imageUrl }) => imageUrl !== null)).toBe(true);

  const samples = Int16Array.from({ length: 24_000 }, (_, at) => 8_000 * Math.sin(at / 9));
  speech.answer(writeWav({ samples, sampleRate: 24_000 }));
  await ana.call('PUT', `/api/stories/${id}`, { title: 'Once more' });
  expect(await makeStory(app, ana, id)).toMatchObject({
    story: { status: 'completed', error: null },
  });
});

test('a picture model paints each scene once, of the same people, and is told of; what it refuses is drawn', async () => {
  const prompts: string[] = [];
  const shown: unknown[] = [];
  const picture = await sharp({
    create: { width: 640, height: 360, channels: 3, background: '#a33' },
  })
    .png()
    .toBuffer();
  const server = createServer(async (request, response) => {
    const { prompt } = (await json(request)) as { prompt: string };
    prompts.push(prompt);
    shown.push((await find(ana, id)).progress?.sentence);
    const isRefused = prompt.includes('harbour');
    response.writeHead(isRefused ? 400 : 200, { 'content-type': 'application/json' });
    const data = [{ b64_json: picture.toString('base64') }];
    response.end(JSON.stringify(isRefused ? { error: { message: 'no' } } : { created: 1, data }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => server.close());
  const { port } = server.address() as AddressInfo;
  const { app, ana } = await open({
    AI_IMAGE: 'openai-compatible:painter',
    AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    FFMPEG_PATH: '/nowhere/ffmpeg',
  });
  const { id } = await tellStory(ana);
  const { story, scenes } = await makeStory(app, ana, id);
  expect(story.status).toBe('completed');
  expect(prompts).toHaveLength(scenes.length);
  expect(shown).toEqual(scenes.map(() => expect.stringMatching(/^Drawing scene [123] of 3$/)));
  const sheets = prompts.map((prompt) => prompt.slice(0, prompt.indexOf(' only older or younger')));
  expect(new Set(sheets).size).toBe(1);
  expect(sheets[0]).toContain('The teller is');
  expect(scenes.map((scene) => scene.picture.source)).toEqual(['model', 'drawn', 'model']);
});
