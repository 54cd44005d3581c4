import type { Logger } from '#server/platform/logging/logger.ts';

interface ShutDownStep {
  /** What ends in this step, for the log. */
  name: string;
  limitMs: number;
  run(): Promise<unknown>;
}

/** Ends one thing after the other; what does not end in its time is left behind. Answers whether all did. */
export async function shutDown(steps: readonly ShutDownStep[], logger: Logger): Promise<boolean> {
  let isClean = true;
  for (const { name, limitMs, run } of steps) {
    const { promise: late, resolve } = Promise.withResolvers<'late'>();
    const timer = setTimeout(resolve, limitMs, 'late');
    try {
      if ((await Promise.race([run(), late])) !== 'late') continue;
      logger.warn({ step: name, limitMs }, 'something did not end in time and is left behind');
    } catch (error) {
      logger.error({ err: error, step: name }, 'something could not be ended in good order');
    } finally {
      clearTimeout(timer);
    }
    isClean = false;
  }
  return isClean;
}
