import type { Logger } from '#server/platform/logging/logger.ts';
import type { StoryStep } from '#shared/contracts/stories.ts';
import type { createScenesRepository } from '../scenes.repository.ts';
import type { createStoriesRepository } from '../stories.repository.ts';
import type { StoryRow, StorySceneRow } from '../stories.table.ts';
import { inAttempts } from './in-attempts.ts';
import { Overtaken } from './running-stories.ts';
import { StepFailed } from './story-fault.ts';

export interface StoryRun {
  story: StoryRow;
  signal: AbortSignal;
  stories: ReturnType<typeof createStoriesRepository>;
  scenes: ReturnType<typeof createScenesRepository>;
  logger: Logger;
}

/** Does one step of a story, telling how far it has come; tries again what fails. */
export async function doStep(
  { story, signal, stories, logger }: StoryRun,
  step: StoryStep,
  total: number,
  work: (tell: (done: number) => Promise<void>) => Promise<void>,
): Promise<void> {
  const tell = async (stepDone: number) => {
    signal.throwIfAborted();
    const values = { step, stepDone, stepTotal: total };
    if (!(await stories.updateMaking(story.id, story.revision, values))) throw new Overtaken();
  };
  await tell(0);
  try {
    await inAttempts(
      signal,
      () => work(tell),
      (error, attempt) => logger.warn({ err: error, step, attempt }, 'a step of a story failed'),
    );
  } catch (error) {
    if (error instanceof Overtaken || signal.aborted) throw error;
    throw new StepFailed(step, error);
  }
}

/** Works on scenes side by side, a few at once, in their order. */
export async function forEachScene(
  scenes: readonly StorySceneRow[],
  atOnce: number,
  work: (scene: StorySceneRow) => Promise<void>,
): Promise<void> {
  const waiting = [...scenes];
  const workers = Array.from({ length: atOnce }, async () => {
    for (let scene = waiting.shift(); scene; scene = waiting.shift()) await work(scene);
  });
  const ended = await Promise.allSettled(workers);
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
