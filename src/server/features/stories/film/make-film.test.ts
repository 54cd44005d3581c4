import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '#server/platform/clock/clock.ts';
import { createFfmpeg, type Ffmpeg } from '#server/platform/media/ffmpeg.ts';
import { probe } from '#server/platform/media/probe.ts';
import { stageFile } from '#server/platform/media/temporary-folder.ts';
import { loudness } from '#server/platform/speech/sound.ts';
import { readWav } from '#server/platform/speech/wav.ts';
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { bundledBuild, usualBuild } from '#tests/support/media-files.ts';
import type { StoryRow, StorySceneRow } from '../stories.table.ts';
import { createFilmMaker, type FilmMaker } from './make-film.ts';

// Small and short films, so that both builds can make many: what is said here does not depend on size.
const sizes = { wide: { width: 320, height: 180 }, vertical: { width: 180, height: 320 } };
const now = new Date('2026-06-01T12:00:00.000Z');
const story: StoryRow = {
  ...{ id: '0197a0f0-0000-7000-8000-000000000001', userId: '0197a0f0-0000-7000-8000-000000000002' },
  ...{ title: 'Nets = #1; a \\ life', lifeStory: 'I mended nets.', language: 'pt', music: false },
  ...{ status: 'processing', step: null, stepDone: 0, stepTotal: 0, error: null, pace: null },
  ...{ videoKey: null, videoDuration: null, videoMissing: null, captionsKey: null },
  ...{ verticalKey: null, verticalVideo: 'none', storedBytes: 0, revision: 1 },
  ...{ createdAt: now, updatedAt: now },
};
const scene = (sceneNumber: number, values: Partial<StorySceneRow>): StorySceneRow => ({
  ...{ id: `0197a0f0-0000-7000-8000-00000000001${sceneNumber}`, storyId: story.id, sceneNumber },
  ...{ title: `Scene ${sceneNumber}`, narration: 'I mended nets.', imagePrompt: '', choices: {} },
  ...{
    picture: { source: 'photo' },
    seed: sceneNumber,
    imageKey: null,
    audioKey: null,
    words: null,
  },
  ...{ sceneDuration: 1.2, status: 'completed', createdAt: now, updatedAt: now },
  ...values,
});

let folder: string;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heartwood-film-maker-'));
  const secret = 'a key for tests only, of forty characters';
  const place = { folder: join(folder, 'files'), uploadUrl: 'http://localhost/api/uploads' };
  storage = createDiskStorage({ ...place, secret, clock: systemClock });
});
afterAll(() => rm(folder, { recursive: true }));

async function keepStill(name: string, background: string): Promise<string> {
  const size = { width: 320, height: 180, channels: 3 as const };
  const picture = await sharp({ create: { ...size, background } })
    .webp()
    .toBuffer();
  const options = { contentType: 'image/webp', maxBytes: picture.length };
  await storage.put(`stories/${story.id}/still-${name}.webp`, picture, options);
  return `stories/${story.id}/picture-${name}.webp`;
}

describe.each([
  ['the usual ffmpeg', usualBuild],
  ['the bundled ffmpeg', bundledBuild],
])('%s', (_name, findBuild) => {
  let ffmpeg: Ffmpeg;
  let films: FilmMaker;
  let scenes: StorySceneRow[];
  const request = { signal: new AbortController().signal, tell: async () => {} };

  beforeAll(async () => {
    ffmpeg = createFfmpeg({ build: await findBuild() });
    films = createFilmMaker({ storage, ffmpeg, workFolder: join(folder, 'work'), sizes });
    scenes = [
      scene(1, { imageKey: await keepStill('aa', '#c00') }),
      scene(2, { imageKey: await keepStill('bb', '#00c'), sceneDuration: 2 }),
    ];
  });

  async function fetchFilm(key: string) {
    const path = join(folder, `${key.replaceAll('/', '-')}-${ffmpeg.build.version}`);
    await rm(path, { force: true });
    await stageFile(storage, key, path);
    return path;
  }

  const run = async (args: string[]) =>
    (
      await promisify(execFile)(ffmpeg.build.ffmpegPath, ['-loglevel', 'error', '-y', ...args], {
        encoding: 'buffer',
      })
    ).stdout as unknown as Buffer;

  /** Mean red, green and blue of a frame. */
  async function colourAt(path: string, seconds: number): Promise<number[]> {
    const raw = ['-frames:v', '1', '-vf', 'scale=1:1', '-pix_fmt', 'rgb24', '-f', 'rawvideo', '-'];
    return [...(await run(['-ss', String(seconds), '-i', path, ...raw]))];
  }

  test.each(['wide', 'vertical'] as const)('makes a %s film of exactly its time', async (shape) => {
    const { key, seconds, files } = await films.make({ ...request, story, scenes, shape });
    expect(Math.abs(seconds - 9.2)).toBeLessThan(0.1);
    expect(files).toHaveLength(4 + 2);
    const path = await fetchFilm(key);
    expect(await probe(ffmpeg, { path, type: 'video/mp4' })).toMatchObject({
      ...{ ...sizes[shape], videoCodec: 'h264', pixelFormat: 'yuv420p', audioCodec: 'aac' },
    });
    // One scene after the other, each passing over into the next within its first moments.
    const [red, between, blue] = [
      await colourAt(path, 4),
      await colourAt(path, 4.48),
      await colourAt(path, 5.5),
    ];
    expect(red?.[0]).toBeGreaterThan(150);
    expect(blue?.[2]).toBeGreaterThan(150);
    expect(Math.min(between?.[0] ?? 0, between?.[2] ?? 0)).toBeGreaterThan(40);
    const told = await ffmpeg.inspect(['-hide_banner', '-i', path], {
      timeoutMs: 20_000,
    });
    expect(told.stderr).toContain(story.title);
    expect(told.stderr).toMatch(/\(por\).*mov_text/);
    expect(told.stderr.match(/Chapter #/g)).toHaveLength(3);
  });

  test('encodes only what changed', async () => {
    const before = await films.make({ ...request, story, scenes, shape: 'wide' });
    const longer = scenes.map((one, index) => (index ? one : { ...one, sceneDuration: 1.6 }));
    const after = await films.make({ ...request, story, scenes: longer, shape: 'wide' });
    const segments = (files: string[]) => files.filter((file) => file.includes('/segment-'));
    const kept = segments(after.files).filter((file) => before.files.includes(file));
    expect([segments(after.files).length, kept.length]).toEqual([4, 3]);
    expect(after.seconds - before.seconds).toBeCloseTo(0.4, 1);
    const again = await films.make({ ...request, story, scenes: longer, shape: 'wide' });
    expect(again).toEqual(after);
  });

  test('lays a soft pad under the film where it is wished for', async () => {
    const { key } = await films.make({
      ...request,
      story: { ...story, music: true },
      scenes,
      shape: 'wide',
    });
    const output = `${await fetchFilm(key)}.wav`;
    await run(['-i', output.slice(0, -4), '-vn', '-ac', '1', '-ar', '8000', output]);
    const { samples } = readWav(await readFile(output));
    const heard = loudness({ samples: samples.subarray(3 * 8_000, 6 * 8_000) });
    expect(heard).toBeGreaterThan(0.004);
    expect(heard).toBeLessThan(0.08);
  });
});
