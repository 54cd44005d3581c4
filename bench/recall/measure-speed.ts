import { createRecall } from '#server/features/training/recall/recall.ts';
import type { Database } from '#server/platform/database/database.ts';
import { addTaughtAncestor } from '#tests/support/taught-ancestor.ts';
import { inventQuestions, inventStories } from './invented-stories.ts';

/** Milliseconds. */
export type RecallSpeed = {
  passages: number;
  taught: number;
  unchanged: number;
  oneStoryChanged: number;
  first: number;
  p50: number;
  p95: number;
  slowest: number;
};

const questions = 100;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Teaches one ancestor invented stories and asks a hundred questions, through the entry the persona uses. */
export async function measureSpeed(
  db: Database,
  size: { passages: number; stories: number },
): Promise<RecallSpeed> {
  const recall = createRecall({ db });
  const ancestorId = await addTaughtAncestor(db);
  const { taught: stories, passages } = await inventStories(size.passages, size.stories);
  const taught = await timed(() => recall.indexPassages(ancestorId, { stories }));
  const unchanged = await timed(() => recall.indexPassages(ancestorId, { stories }));
  const other = { title: 'Another', content: 'We moved to the island then.' };
  const changed = stories.with(7, other);
  const oneStoryChanged = await timed(() => recall.indexPassages(ancestorId, { stories: changed }));
  const times: number[] = [];
  for (const question of inventQuestions(questions)) {
    times.push(await timed(() => recall.recall({ ancestorId, question })));
  }
  const first = times[0] ?? 0;
  times.sort((one, next) => one - next);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  return {
    passages,
    taught,
    unchanged,
    oneStoryChanged,
    first,
    p50: at(0.5),
    p95: at(0.95),
    slowest: at(1),
  };
}
