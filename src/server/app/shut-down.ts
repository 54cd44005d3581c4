import type { Logger } from '#server/platform/logging/logger.ts';

interface ShutDownStep {
  /** For the log. */
  name: string;
  limitMs: number;
  run(): Promise<unknown>;
}

/** Runs the steps in order; one that exceeds its limit is left behind. Returns whether all ended cleanly. */
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
