import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFfmpeg, type Ffmpeg } from '#server/platform/media/ffmpeg.ts';
import { probe } from '#server/platform/media/probe.ts';
import { loudness } from '#server/platform/speech/sound.ts';
import { readWav } from '#server/platform/speech/wav.ts';
import type { Scene, Story } from '#shared/contracts/stories.ts';
import { limits } from '#shared/limits.ts';
import { usualBuild } from '#tests/support/media-files.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { makeStory, shortLife, tellStory } from '#tests/support/told-story.ts';

const run = promisify(execFile);
const { cardSeconds } = limits.story;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heartwood-film-'));
});
afterAll(() => rm(folder, { recursive: true }));

const expectedSeconds = (scenes: readonly Scene[]) =>
  scenes.reduce((sum, { sceneDuration }) => sum + sceneDuration, 2 * cardSeconds);

/** What ffmpeg says of a file: streams, chapters, marks. */
async function describeFilm(ffmpeg: Ffmpeg, path: string) {
  const { stderr } = await ffmpeg.inspect(['-hide_banner', '-i', path], {
    timeoutMs: 20_000,
  });
  return stderr;
}

async function soundOf(ffmpeg: Ffmpeg, path: string) {
  const output = `${path}.wav`;
  const args = ['-y', '-loglevel', 'error', '-i', path, '-vn', '-ac', '1', '-ar', '8000', output];
  await run(ffmpeg.build.ffmpegPath, args);
  return output;
}

/** The mean brightness of one frame, and how far neighbours differ: of nothing but one colour, nought. */
async function contrastAt(ffmpeg: Ffmpeg, path: string, seconds: number) {
  const args = ['-loglevel', 'error', '-ss', String(seconds), '-i', path, '-frames:v', '1'];
  const raw = ['-vf', 'scale=64:36', '-pix_fmt', 'gray', '-f', 'rawvideo', '-'];
  const { stdout } = await run(ffmpeg.build.ffmpegPath, [...args, ...raw], { encoding: 'buffer' });
  const pixels = [...(stdout as Buffer)];
  return Math.max(...pixels) - Math.min(...pixels);
}

async function download(caller: Caller, app: TestApp, url: string | null, name: string) {
  const { rawPayload } = await app.app.inject({
    method: 'GET',
    url: url ?? '',
    headers: { cookie: caller.cookie },
  });
  const path = join(folder, name);
  await writeFile(path, rawPayload);
  return path;
}

async function keysOf(app: TestApp, storyId: string, part: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.dependencies.storage.list(`stories/${storyId}`))
    if (key.includes(part)) keys.push(key);
  return keys;
}
const segmentsOf = (app: TestApp, storyId: string) => keysOf(app, storyId, '/segment-');

describe('a film', () => {
  let ffmpeg: Ffmpeg;
  let app: TestApp;
  let ana: Caller;
  let story: Story;
  let scenes: Scene[];
  let film: string;

  beforeAll(async () => {
    ffmpeg = createFfmpeg({ build: await usualBuild() });
    app = await openTestApp({ withJobs: true });
    ana = await app.signUp();
    const told = await tellStory(ana);
    ({ story, scenes } = await makeStory(app, ana, told.id));
    film = await download(ana, app, story.videoUrl, 'film.mp4');
  });
  afterAll(() => app.close());

  test('is H.264 and AAC, and as long as its cards and scenes together', async () => {
    expect(story).toMatchObject({ status: 'completed', error: null, videoMissing: null });
    const found = await probe(ffmpeg, { path: film, type: 'video/mp4' });
    expect(found).toMatchObject({
      ...{
        width: 1280,
        height: 720,
        videoCodec: 'h264',
        pixelFormat: 'yuv420p',
        audioCodec: 'aac',
      },
    });
    expect(Math.abs((found.durationSeconds ?? 0) - expectedSeconds(scenes))).toBeLessThan(0.3);
    expect(story.videoDuration).toBe(found.durationSeconds);
    expect(scenes.every(({ sceneDuration }) => sceneDuration >= 5)).toBe(true);
  });

  test('tells its chapters, its language, its captions, and that it was made with AI', async () => {
    const told = await describeFilm(ffmpeg, film);
    expect(told.match(/Chapter #/g)).toHaveLength(scenes.length + 1);
    for (const { title } of scenes) expect(told).toContain(title);
    expect(told).toMatch(/\(eng\).*mov_text/);
    expect(told).toContain('Made with AI by Heartwood');
    expect(told).toContain('The Nets');
  });

  test('is heard in every scene, and shows something in every one and on both cards', async () => {
    const { samples, sampleRate } = readWav(await readFile(await soundOf(ffmpeg, film)));
    let at = cardSeconds;
    const quietest = { card: loudness({ samples: samples.subarray(0, at * sampleRate) }) };
    expect(quietest.card).toBeLessThan(0.005);
    for (const { sceneDuration } of scenes) {
      const part = samples.subarray(at * sampleRate, (at + sceneDuration) * sampleRate);
      expect(loudness({ samples: part })).toBeGreaterThan(0.02);
      expect(await contrastAt(ffmpeg, film, at + sceneDuration / 2)).toBeGreaterThan(20);
      at += sceneDuration;
    }
    expect(await contrastAt(ffmpeg, film, 1)).toBeGreaterThan(20);
    expect(await contrastAt(ffmpeg, film, at + 1.5)).toBeGreaterThan(20);
  });

  test('says in its captions what is spoken, word for word, while it is spoken', async () => {
    const captions = (await ana.call('GET', story.captionsUrl ?? '')).text;
    const cues = captions.trim().split('\n\n').slice(1).map(readCue);
    expect(cues.map(({ text }) => text).join(' ')).toBe(shortLife.replaceAll('\n\n', ' '));
    let [at, index] = [cardSeconds, 0];
    for (const { narration, sceneDuration } of scenes) {
      for (let said = ''; said !== narration; index += 1) {
        const cue = cues[index];
        if (!cue) throw new Error(`no cue says the rest of: ${narration}`);
        said = said ? `${said} ${cue.text}` : cue.text;
        expect(cue.from).toBeGreaterThanOrEqual(at);
        expect(cue.to).toBeLessThanOrEqual(at + sceneDuration + 0.001);
        expect(cue.to).toBeGreaterThan(cue.from);
        expect(cue.lines.length).toBeLessThanOrEqual(2);
        for (const line of cue.lines) expect(line.length).toBeLessThanOrEqual(42);
      }
      at += sceneDuration;
    }
    expect(index).toBe(cues.length);
  });

  test('is put together from what did not change; meanwhile the one before can be watched', async () => {
    const path = `/api/stories/${story.id}`;
    const segments = await segmentsOf(app, story.id);
    expect(segments).toHaveLength(scenes.length + 2);
    const [, second] = scenes;
    const narration = 'My father mended nets in the harbour, and my mother sold what he caught.';
    await ana.call('PUT', `${path}/scenes/${second?.id}`, { narration, title: 'Nets and fish' });
    const meanwhile = (await ana.call('GET', path)).body as Story;
    expect(meanwhile).toMatchObject({ status: 'processing', videoUrl: story.videoUrl });
    expect((await ana.call('GET', meanwhile.videoUrl ?? '')).status).toBe(200);

    const after = await makeStory(app, ana, story.id);
    expect(after.story.status).toBe('completed');
    expect(after.story.videoUrl).not.toBe(story.videoUrl);
    expect(after.story.videoDuration).toBeCloseTo(expectedSeconds(after.scenes), 0);
    const left = await segmentsOf(app, story.id);
    expect(left).toHaveLength(scenes.length + 2);
    // But for its own segment, and the beginning of the next where its picture is another one now.
    expect(left.filter((key) => segments.includes(key)).length).toBeGreaterThanOrEqual(3);
    const films = await keysOf(app, story.id, '/film-');
    expect(films).toHaveLength(1);
  });

  test('is made upright too where that is asked for, and counts in the account’s room', async () => {
    const row = async () => {
      const { rows } = await app.dependencies.database.executeSql(
        'select revision, stored_bytes::int as bytes from user_stories where id = $1',
        [story.id],
      );
      return (rows as [{ revision: number; bytes: number }])[0];
    };
    const before = await row();
    const path = `/api/stories/${story.id}`;
    const asked = (await ana.call('POST', `${path}/vertical`)).body as Story;
    expect(asked).toMatchObject({ status: 'completed', verticalVideo: 'making' });
    const { rows } = await app.dependencies.database.executeSql(
      "select data from pgboss.job where name = 'stories.make-vertical'",
    );
    const job = { storyId: story.id, revision: before.revision };
    expect(rows).toEqual([{ data: job }]);
    await app.runJob('stories.make-vertical', job);
    const { verticalVideo, verticalVideoUrl } = (await ana.call('GET', path)).body as Story;
    expect(verticalVideo).toBe('ready');
    const vertical = await download(ana, app, verticalVideoUrl, 'vertical.mp4');
    expect(await describeFilm(ffmpeg, vertical)).toMatch(/Video: h264.*720x1280/);
    const { size } = await stat(vertical);
    expect(size).toBeGreaterThan(50_000);
    expect((await row()).bytes - before.bytes).toBeGreaterThanOrEqual(size);
  });
});

function readCue(block: string) {
  const [times = '', ...lines] = block.split('\n');
  const [from = 0, to = 0] = times.split(' --> ').map((time) => {
    const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
    return hours * 3600 + minutes * 60 + seconds;
  });
  return { from, to, lines, text: lines.join(' ') };
}
