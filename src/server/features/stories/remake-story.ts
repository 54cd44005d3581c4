import { later } from '#server/platform/clock/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Needs } from '#server/platform/platform.ts';
import type { RunningStories } from './running-stories.ts';
import { storyNotFound } from './stories.errors.ts';
import { jobKeyOf, makeStory } from './stories.jobs.ts';
import { createStoriesRepository, type StoryValues } from './stories.repository.ts';
import type { StoryRow } from './stories.table.ts';

interface Options extends Needs<'db' | 'clock' | 'jobs'> {
  running: RunningStories;
}

export type RemakeStory = ReturnType<typeof createRemakeStory>;

/** The state after a change: the old film stays until the new one exists, a vertical one does not. */
const asked = {
  status: 'processing',
  step: null,
  stepDone: 0,
  stepTotal: 0,
  error: null,
  verticalVideo: 'none',
  verticalKey: null,
} as const;

/** Changes a story and sends the job that makes what the change requires. */
export function createRemakeStory({ db, clock, jobs, running }: Options) {
  /**
   * @param change works on the locked story; returns values to write, or undefined where nothing has changed.
   * @throws 404 unless it is this user's story.
   */
  return async function remakeStory(
    userId: string,
    storyId: string,
    change: (story: StoryRow, tx: Database, now: Date) => Promise<StoryValues | undefined>,
  ): Promise<StoryRow> {
    const story = await db.transaction(async (tx) => {
      const repository = createStoriesRepository(tx);
      const before = await repository.findForUpdate(userId, storyId);
      if (!before) throw storyNotFound();
      const now = later(clock.now(), before.updatedAt);
      const values = await change(before, tx, now);
      if (!values) return before;
      const revision = before.revision + 1;
      const changed = { ...values, ...asked, revision, updatedAt: now };
      const after = await repository.update(userId, storyId, changed);
      await jobs.send(
        makeStory,
        { storyId, revision },
        { singletonKey: jobKeyOf({ storyId, revision }), tx },
      );
      return after ?? before;
    });
    void running.supersede(storyId);
    return story;
  };
}
