import pRetry from 'p-retry';
import type { JobRun } from '#server/platform/jobs/job.ts';
import type { Needs } from '#server/platform/platform.ts';
import type { FilmMaker } from '../film/make-film.ts';
import { type RunningStories, watchRevision } from '../running-stories.ts';
import { createScenesRepository } from '../scenes.repository.ts';
import type { AskedStory } from '../stories.jobs.ts';
import { createStoriesRepository } from '../stories.repository.ts';
import { folderOf } from '../story-files.ts';
import { retries } from '../story-run.ts';

interface Options extends Needs<'db' | 'storage'> {
  running: RunningStories;
  films: FilmMaker | undefined;
}

/** Makes the vertical film of a story that is complete. */
export function createVerticalMaker({ db, storage, running, films }: Options) {
  const stories = createStoriesRepository(db);
  const scenes = createScenesRepository(db);

  return async function makeVertical({ data, signal, logger }: JobRun<AskedStory>): Promise<void> {
    const { storyId, revision } = data;
    const story = await stories.findById(storyId);
    if (story?.revision !== revision || story.verticalVideo !== 'making') return;
    await running.run(storyId, signal, async (either, supersede) => {
      const findRevision = () => stories.findRevision(storyId);
      const stopWatching = watchRevision(findRevision, revision, supersede);
      try {
        if (!films) throw new Error('no ffmpeg can be had');
        const rows = await scenes.list(storyId);
        const request = { story, scenes: rows, shape: 'vertical', signal: either } as const;
        const film = await pRetry(() => films.make(request), {
          ...retries,
          signal: either,
          onFailedAttempt: ({ error, attemptNumber: attempt }) =>
            logger.warn({ err: error, attempt }, 'a vertical film failed'),
        });
        let storedBytes = 0;
        for await (const { size } of storage.list(folderOf(storyId))) storedBytes += size;
        const made = { verticalVideo: 'ready', verticalKey: film.key, storedBytes } as const;
        await stories.updateVertical(storyId, revision, made);
      } catch (error) {
        const current = await findRevision();
        if (current === undefined) await storage.deleteFolder(folderOf(storyId));
        if (current !== revision) return;
        if (signal.aborted) throw error;
        logger.error({ err: error }, 'a vertical film failed for good');
        await stories.updateVertical(storyId, revision, { verticalVideo: 'failed' });
      } finally {
        stopWatching();
      }
    });
  };
}
