import pRetry from 'p-retry';
import type { Logger } from '#server/platform/logging/logger.ts';
import type { StoryStep } from '#shared/contracts/stories.ts';
import { Superseded } from './running-stories.ts';
import type { createScenesRepository } from './scenes.repository.ts';
import type { createStoriesRepository } from './stories.repository.ts';
import type { StoryRow, StorySceneRow } from './stories.table.ts';

/** A step that did not succeed, however often it was tried. */
export class StepFailed extends Error {
  readonly step: StoryStep;

  constructor(step: StoryStep, cause: unknown) {
    super(`the step "${step}" failed`, { cause });
    this.name = 'StepFailed';
    this.step = step;
  }
}

const kept = 'Your text is safe; please try again.';

/** Why a story failed, for the person who waits for it. */
export const sentenceFor: Record<StoryStep, string> = {
  split: `Your story could not be divided into scenes. ${kept}`,
  illustrate: `The pictures could not be made. ${kept}`,
  narrate: `The narration could not be spoken. ${kept}`,
  assemble: `The film could not be put together. ${kept}`,
};

export interface StoryRun {
  story: StoryRow;
  signal: AbortSignal;
  stories: ReturnType<typeof createStoriesRepository>;
  scenes: ReturnType<typeof createScenesRepository>;
  logger: Logger;
}

/** Two further attempts, after half a second and after three seconds. */
export const retries = { retries: 2, minTimeout: 500, factor: 6 } as const;

/**
 * Does one step of a story; a failed one is tried again.
 * @throws StepFailed once all attempts have failed, Superseded, and the signal's reason.
 */
export async function doStep(
  { story, signal, stories, logger }: StoryRun,
  step: StoryStep,
  total: number,
  work: (reportProgress: (done: number) => Promise<void>) => Promise<void>,
): Promise<void> {
  const reportProgress = async (stepDone: number) => {
    signal.throwIfAborted();
    const values = { step, stepDone, stepTotal: total };
    if (!(await stories.updateMaking(story.id, story.revision, values))) throw new Superseded();
  };
  await reportProgress(0);
  try {
    await pRetry(() => work(reportProgress), {
      ...retries,
      signal,
      onFailedAttempt: ({ error, attemptNumber: attempt }) =>
        logger.warn({ err: error, step, attempt }, 'a step of a story failed'),
    });
  } catch (error) {
    if (error instanceof Superseded || signal.aborted) throw error;
    throw new StepFailed(step, error);
  }
}

/** Works on scenes in their order, `atOnce` at a time. One that fails ends its lane; the others are waited for. */
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

/** Waits for all of `work`, even when one of them fails, so that none still writes to a folder that is removed. */
export async function allOrNothing<Work extends readonly Promise<unknown>[]>(
  work: Work,
): Promise<{ -readonly [Index in keyof Work]: Awaited<Work[Index]> }> {
  await Promise.allSettled(work);
  return (await Promise.all(work)) as { -readonly [Index in keyof Work]: Awaited<Work[Index]> };
}
