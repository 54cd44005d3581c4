import { v7 as uuidv7 } from 'uuid';
import type { Needs } from '#server/platform/platform.ts';
import { Superseded } from '../running-stories.ts';
import { createScenesRepository } from '../scenes.repository.ts';
import type { Splitter } from '../split/splitter.ts';
import { createStoriesRepository } from '../stories.repository.ts';
import type { StoryRow } from '../stories.table.ts';

interface Options extends Needs<'db' | 'clock'> {
  splitter: Splitter;
}

/** Writes a story's scenes, all or none. */
export async function splitLife(
  { db, clock, splitter }: Options,
  story: StoryRow,
  signal: AbortSignal,
): Promise<void> {
  const { title, lifeStory } = story;
  const { language, scenes } = await splitter.split({ title, lifeStory }, signal);
  const now = clock.now();
  const rows = scenes.map((scene, index) => ({
    ...scene,
    id: uuidv7(),
    storyId: story.id,
    sceneNumber: index + 1,
    seed: index + 1,
    createdAt: now,
    updatedAt: now,
  }));
  await db.transaction(async (tx) => {
    const isCurrent = await createStoriesRepository(tx).updateMaking(story.id, story.revision, {
      language,
    });
    if (!isCurrent) throw new Superseded();
    await createScenesRepository(tx).insertAll(rows);
  });
}
