import { setTimeout as sleep } from 'node:timers/promises';

/** Waits between attempts, in milliseconds; one more attempt than waits. */
const waitsMs = [500, 3_000];

/** Tries again after a failure, each time after a longer while; the last failure is thrown. */
export async function inAttempts<Result>(
  signal: AbortSignal,
  work: () => Promise<Result>,
  onFailure: (error: unknown, attempt: number) => void,
): Promise<Result> {
  for (const [index, waitMs] of waitsMs.entries()) {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      onFailure(error, index + 1);
      await sleep(waitMs, undefined, { signal });
    }
  }
  return work();
}
