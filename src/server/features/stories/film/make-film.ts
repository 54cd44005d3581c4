import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Ffmpeg } from '#server/platform/media/ffmpeg.ts';
import { probe } from '#server/platform/media/probe.ts';
import {
  stageFile,
  storeFile,
  withTemporaryFolder,
} from '#server/platform/media/temporary-folder.ts';
import type { Needs } from '#server/platform/platform.ts';
import { wavParts } from '#server/platform/speech/wav.ts';
import { createPicturePlanner } from '../pictures/picture-of-scene.ts';
import type { Size } from '../pictures/still-pictures.ts';
import type { StoryRow, StorySceneRow } from '../stories.table.ts';
import { contentTypeOf, keyOf } from '../story-files.ts';
import { allOrNothing } from '../story-run.ts';
import { writeCaptions } from './captions.ts';
import { encodeSegment, segmentsAtOnce } from './encode-segment.ts';
import { encodeSound } from './encode-sound.ts';
import { createFilmStills, type FilmShape, type FilmStill } from './film-stills.ts';
import { cardFrames, filmSeconds, framesOf, framesPerSecond } from './film-timing.ts';
import { muxFilm, writeChapters } from './mux-film.ts';
import { motionOf, type Segment } from './segment.ts';
import { makeSoftPad } from './soft-pad.ts';

export const noFilmSentence =
  'This server has no video maker, so there is no film to download. The slideshow has everything in it.';

export interface FilmRequest {
  story: StoryRow;
  scenes: readonly StorySceneRow[];
  shape: FilmShape;
  signal: AbortSignal;
  /** Called with the number of finished segments. */
  reportProgress?(done: number): Promise<void>;
}

export interface Film {
  key: string;
  /** Measured from the file. */
  seconds: number;
  /** The keys of all that it was put together from, and its own. */
  files: string[];
}

export type FilmMaker = ReturnType<typeof createFilmMaker>;

const filmSizes = {
  wide: { width: 1280, height: 720 },
  vertical: { width: 720, height: 1280 },
} as const;
/** To be raised when the same input would give another film. */
const version = 2;
const toleratedSeconds = 0.3;

/** Assembles films from stored segments; unchanged ones are not encoded again. */
export function createFilmMaker({
  storage,
  ffmpeg,
  workFolder,
  sizes = filmSizes,
}: Needs<'storage' | 'workFolder'> & {
  ffmpeg: Ffmpeg;
  sizes?: Record<FilmShape, Size>;
}) {
  ffmpeg.assertEncoders(['libx264', 'aac']);

  /** Copies a stored file to `path`, or makes and stores it. Returns `path`. */
  async function obtain(
    key: string,
    path: string,
    signal: AbortSignal,
    make: () => Promise<void>,
  ): Promise<string> {
    if (await storage.find(key)) await stageFile(storage, key, path, signal);
    else {
      await make();
      await storeFile(storage, key, path, { contentType: contentTypeOf(key), signal });
    }
    return path;
  }

  async function makeIn(folder: string, request: FilmRequest): Promise<Film> {
    const { story, scenes, shape, signal, reportProgress } = request;
    const size = sizes[shape];
    const inFolder = (key: string) => join(folder, key.slice(key.lastIndexOf('/') + 1));
    const plan = planSegments(folder, request);

    const inTurn = pLimit(segmentsAtOnce);
    let done = 0;
    const filmSegment = async ({ segment, still }: Planned, index: number) => {
      const last = plan[index - 1];
      // The end position of the segment before does not depend on its length.
      const before = last && { still: last.segment.still, motion: last.segment.motion };
      const madeFrom = [version, ffmpeg.build.version, size, segment, before ?? null];
      const key = keyOf(story.id, 'segment', madeFrom);
      const output = inFolder(`${index}-${key.slice(key.lastIndexOf('/') + 1)}`);
      const path = await obtain(key, output, signal, async () => {
        const paths = { still: await still.path(), before: await last?.still.path() };
        await encodeSegment(ffmpeg, {
          ...{ segment, before, paths, size, output, signal },
        });
      });
      done += 1;
      await reportProgress?.(done);
      return { key, path, seconds: segment.frames / framesPerSecond };
    };

    const soundFor = async () => {
      const key = keyOf(story.id, 'sound', [
        version,
        story.music,
        scenes.map(({ audioKey, sceneDuration }) => [audioKey, sceneDuration]),
      ]);
      const path = inFolder(key);
      return { key, path: await obtain(key, path, signal, () => makeSound(folder, request, path)) };
    };

    // The longest first, so that all encoders end at about the same time; the sound is encoded beside them.
    const order = plan.map((_, index) => index);
    order.sort((one, other) => frames(plan[other]) - frames(plan[one]));
    const [sound, ...filmed] = await allOrNothing([
      soundFor(),
      ...order.map((index) =>
        inTurn(async () => {
          signal.throwIfAborted();
          const planned = plan[index];
          return planned && { index, ...(await filmSegment(planned, index)) };
        }),
      ),
    ] as const);
    const segments = filmed
      .flatMap((one) => one ?? [])
      .sort((one, other) => one.index - other.index);

    const captions = writeCaptions(scenes);
    const chapters = writeChapters(story, scenes);
    const parts = segments.map((segment) => segment.key);
    const kind = shape === 'wide' ? 'film' : 'vertical';
    const key = keyOf(story.id, kind, [
      version,
      parts,
      sound.key,
      captions,
      chapters,
      story.language,
    ]);
    const path = inFolder(key);
    await obtain(key, path, signal, () =>
      muxFilm(ffmpeg, {
        ...{ folder, segments, captions, chapters, output: path, signal },
        soundPath: sound.path,
        language: story.language,
      }),
    );
    const seconds = await measure(path, signal);
    if (Math.abs(seconds - filmSeconds(scenes)) > toleratedSeconds)
      throw new Error(`the film lasts ${seconds} s and should last ${filmSeconds(scenes)} s`);
    return { key, seconds, files: [...parts, sound.key, key] };
  }

  async function makeSound(folder: string, { story, scenes, signal }: FilmRequest, output: string) {
    const staged = scenes.map(async ({ id, audioKey, sceneDuration }) => {
      if (!audioKey) return { path: undefined, seconds: sceneDuration };
      const path = join(folder, `${id}${audioKey.slice(audioKey.lastIndexOf('.'))}`);
      await stageFile(storage, audioKey, path, signal);
      return { path, seconds: sceneDuration };
    });
    const padPath = story.music ? join(folder, 'pad.wav') : undefined;
    if (padPath) await writeFile(padPath, wavParts([await makeSoftPad()]));
    await encodeSound(ffmpeg, { scenes: await Promise.all(staged), padPath, output, signal });
  }

  function planSegments(folder: string, { story, scenes, shape, signal }: FilmRequest): Planned[] {
    const stills = createFilmStills({ storage, folder, shape, signal });
    const { title, end } = stills.cards(story);
    const planner = createPicturePlanner(story);
    const planned = (still: FilmStill, motion: Segment['motion'], count: number): Planned => ({
      still,
      segment: { still: still.name, motion, frames: count },
    });
    return [
      planned(title, 'rest', cardFrames),
      ...scenes.map((scene) =>
        planned(
          stills.ofScene(scene, scenes.length, () => planner),
          motionOf(scene),
          framesOf(scene),
        ),
      ),
      planned(end, 'rest', cardFrames),
    ];
  }

  async function measure(path: string, signal: AbortSignal): Promise<number> {
    const { durationSeconds } = await probe(ffmpeg, { path, type: 'video/mp4' }, signal);
    if (durationSeconds === null) throw new Error('the film does not say how long it lasts');
    return durationSeconds;
  }

  return {
    /** @throws MediaError, and the signal's reason when it is given. */
    make: (request: FilmRequest): Promise<Film> =>
      withTemporaryFolder(workFolder, (folder) => makeIn(folder, request)),
  };
}

interface Planned {
  still: FilmStill;
  segment: Segment;
}

const frames = (planned: Planned | undefined) => planned?.segment.frames ?? 0;
