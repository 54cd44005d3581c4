import { ImageModelError } from '#server/platform/ai/image-model.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { JobRun } from '#server/platform/jobs/job.ts';
import type { Needs } from '#server/platform/platform.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { writeCaptions } from '../film/captions.ts';
import { type FilmMaker, noFilmSentence } from '../film/make-film.ts';
import { type NarrateOptions, narrateStory } from '../narrate/narrate-story.ts';
import { type IllustrateOptions, illustrateScene } from '../pictures/illustrate-scene.ts';
import { createPicturePlanner } from '../pictures/picture-of-scene.ts';
import { type RunningStories, Superseded, watchRevision } from '../running-stories.ts';
import { createScenesRepository } from '../scenes.repository.ts';
import type { Splitter } from '../split/splitter.ts';
import type { AskedStory } from '../stories.jobs.ts';
import { createStoriesRepository } from '../stories.repository.ts';
import type { StoryRow, StorySceneRow } from '../stories.table.ts';
import { contentTypes, filesOfScene, folderOf, keyOf } from '../story-files.ts';
import { doStep, forEachScene, StepFailed, type StoryRun, sentenceFor } from '../story-run.ts';
import { splitLife } from './split-life.ts';

export interface StoryMakerOptions
  extends IllustrateOptions,
    Omit<NarrateOptions, 'storage'>,
    Needs<'db' | 'clock'> {
  splitter: Splitter;
  running: RunningStories;
  /** Undefined where no ffmpeg can be had. */
  films: FilmMaker | undefined;
}

/** Pictures that are made side by side. */
const picturesAtOnce = 2;

/**
 * Makes what a story lacks, step by step and scene by scene. Finished parts are in the rows and the storage, so that
 * a run after a crash continues where the last one ended, and a run after a change makes only what changed.
 */
export function createStoryMaker(options: StoryMakerOptions) {
  const { db, storage, running, films } = options;
  const stories = createStoriesRepository(db);
  const scenes = createScenesRepository(db);

  async function illustrate(run: StoryRun) {
    const all = await scenes.list(run.story.id);
    const missing = all.filter(({ imageKey }) => imageKey === null);
    if (missing.length === 0) return;
    const planner = createPicturePlanner(run.story);
    await doStep(run, 'illustrate', all.length, async (reportProgress) => {
      const pending = (await scenes.list(run.story.id)).filter((scene) => scene.imageKey === null);
      let done = all.length - pending.length;
      await reportProgress(done);
      const { story, signal } = run;
      await forEachScene(pending, picturesAtOnce, async (scene) => {
        const made = await illustrateScene(options, {
          ...{ story, scene, planner, signal },
          sceneCount: all.length,
        });
        await scenes.updateMaking(scene, story.revision, made);
        done += 1;
        await reportProgress(done);
      });
    });
  }

  async function assemble(run: StoryRun) {
    const { story, signal } = run;
    const rows = await scenes.list(story.id);
    const captionsKey = await keepCaptions(storage, story, rows);
    if (!films) {
      const film = { videoKey: null, videoDuration: null, videoMissing: noFilmSentence };
      await finish(run, rows, { ...film, captionsKey }, [captionsKey]);
      return;
    }
    await doStep(run, 'assemble', rows.length + 2, async (reportProgress) => {
      const film = await films.make({ story, scenes: rows, shape: 'wide', signal, reportProgress });
      const made = { videoKey: film.key, videoDuration: film.seconds, videoMissing: null };
      await finish(run, rows, { ...made, captionsKey }, [captionsKey, ...film.files]);
    });
  }

  async function finish(
    { story }: StoryRun,
    rows: readonly StorySceneRow[],
    made: Partial<StoryRow>,
    keep: readonly string[],
  ) {
    const files = await tidyStoryFiles(storage, { storyId: story.id, scenes: rows, keep });
    const isCurrent = await stories.updateMaking(story.id, story.revision, {
      ...made,
      storedBytes: files.storedBytes,
      status: 'completed',
      step: null,
      error: null,
    });
    if (!isCurrent) throw new Superseded();
    await files.removeUseless();
  }

  async function make(run: StoryRun) {
    const { story } = run;
    if ((await scenes.list(story.id)).length === 0)
      await doStep(run, 'split', 1, () => splitLife(options, story, run.signal));
    // Its language is known now.
    const read = { ...run, story: (await stories.findById(story.id)) ?? story };
    await illustrate(read);
    await narrateStory(options, read);
    await assemble({ ...read, story: (await stories.findById(story.id)) ?? read.story });
  }

  return async function makeStory({ data, signal, logger }: JobRun<AskedStory>): Promise<void> {
    const { storyId, revision } = data;
    const story = await stories.findById(storyId);
    if (story?.revision !== revision || story.status !== 'processing') return;
    await running.run(storyId, signal, async (either, supersede) => {
      const stopWatching = watchRevision(() => stories.findRevision(storyId), revision, supersede);
      try {
        await make({ story, signal: either, stories, scenes, logger });
      } catch (error) {
        const current = await stories.findRevision(storyId);
        if (current === undefined) await storage.deleteFolder(folderOf(storyId));
        if (current !== revision) return;
        if (!(error instanceof StepFailed)) throw error;
        logger.error({ err: error.cause, step: error.step }, 'a story failed');
        const failed = { status: 'failed', step: null, error: sentenceOf(error) } as const;
        await stories.updateMaking(storyId, revision, failed);
      } finally {
        stopWatching();
      }
    });
  };
}

function sentenceOf({ step, cause }: StepFailed): string {
  const isForPeople = cause instanceof AppError || cause instanceof ImageModelError;
  return isForPeople ? `${cause.message} Your text is safe; please try again.` : sentenceFor[step];
}

/** Stores the captions of the whole film. Returns their storage key. */
async function keepCaptions(
  storage: Storage,
  story: StoryRow,
  scenes: readonly StorySceneRow[],
): Promise<string> {
  const content = Buffer.from(writeCaptions(scenes));
  const key = keyOf(story.id, 'captions', content.toString());
  await storage.put(key, content, { contentType: contentTypes.vtt, maxBytes: content.length });
  return key;
}

interface Tidy {
  storyId: string;
  scenes: readonly StorySceneRow[];
  /** What besides the scenes' own files is of use. */
  keep: readonly string[];
}

/** Finds out what of a story's files is of no more use, such as the pictures before a change, and what the rest takes up. */
async function tidyStoryFiles(storage: Storage, { storyId, scenes, keep }: Tidy) {
  const kept = new Set([...scenes.flatMap(filesOfScene), ...keep]);
  const useless: string[] = [];
  let storedBytes = 0;
  for await (const { key, size } of storage.list(folderOf(storyId))) {
    if (kept.has(key)) storedBytes += size;
    else useless.push(key);
  }
  return {
    storedBytes,
    /** Once no row names them any more. */
    async removeUseless() {
      for (const key of useless) await storage.delete(key);
    },
  };
}
