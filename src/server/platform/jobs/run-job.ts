import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Logger } from '#server/platform/logging/logger.ts';
import type { HandledJob } from './job.ts';
import type { JobMetrics, RunOutcome } from './job-metrics.ts';
import type { Claim, JobStatements } from './job-statements.ts';

/** Often enough for the queue's heartbeat, and to notice a cancelled job soon. */
const heartbeatMs = 3_000;
/** How long a handler may take to notice that it was aborted. */
const abortGraceMs = 5_000;

// pg-boss returns how many jobs it found, but its types do not say so.
const settled = z.object({ affected: z.number() });

type AbortReason = 'stopping' | 'lost' | 'expired';

export interface RunningJob {
  abort(reason: AbortReason): void;
  /** Settles once the end of the run is written; never rejects. */
  done: Promise<void>;
}

interface RunOptions {
  claimed: JobWithMetadata<unknown>;
  handled: HandledJob;
  boss: PgBoss;
  statements: JobStatements;
  logger: Logger;
  measured: JobMetrics;
}

/** Runs a job that this process has claimed, and writes how it ended. */
export function runJob({ claimed, handled, ...options }: RunOptions): RunningJob {
  const { boss, statements, measured } = options;
  const claim: Claim = { name: claimed.name, id: claimed.id, retryCount: claimed.retryCount };
  const logger = options.logger.child({ job: claim.name, jobId: claim.id });
  const controller = new AbortController();
  const { signal } = controller;
  let reason: AbortReason | undefined;

  function abort(why: AbortReason) {
    reason ??= why;
    controller.abort(new Error(`the job was aborted: ${reason}`));
  }

  async function beat() {
    const { affected } = settled.parse(await boss.touch(claim.name, claim));
    if (affected === 0) abort('lost');
  }

  async function run() {
    const heartbeat = setInterval(() => {
      beat().catch((error) => logger.warn({ err: error }, 'a job could not be kept alive'));
    }, heartbeatMs);
    const expiry = setTimeout(abort, handled.job.expireSeconds * 1000, 'expired');
    try {
      const handling = handled.handle({
        id: claim.id,
        data: claimed.data,
        attempt: claim.retryCount + 1,
        signal,
        progress: (progress) => statements.writeProgress(claim, progress),
        logger,
      });
      await Promise.race([handling, rejectAfterAbort(signal)]);
    } finally {
      clearInterval(heartbeat);
      clearTimeout(expiry);
    }
  }

  async function settle(): Promise<RunOutcome> {
    try {
      await run();
    } catch (error) {
      if (reason === 'lost') return 'lost';
      if (reason === 'stopping') {
        await statements.handBack(claim);
        return 'handed-back';
      }
      const isLast = claimed.retryCount >= claimed.retryLimit;
      logger[isLast ? 'error' : 'warn'](
        { err: error, attempt: claim.retryCount + 1 },
        isLast ? 'a job failed for good' : 'a job failed and will be tried again',
      );
      // What went wrong may quote what a person wrote: that stays out of the queue's table.
      await boss.fail(claim.name, claim, {
        error: error instanceof Error ? error.name : 'unknown',
      });
      return 'failed';
    }
    const { affected } = settled.parse(await boss.complete(claim.name, claim));
    return affected === 0 ? 'lost' : 'completed';
  }

  const startedAt = performance.now();
  logger.debug({ attempt: claim.retryCount + 1 }, 'a job begins');
  const done = settle().then(
    (outcome) => {
      measured.observe(claim.name, outcome, (performance.now() - startedAt) / 1000);
      logger.debug({ outcome }, 'a job ended');
    },
    (error) => logger.error({ err: error }, 'the end of a job could not be written; it runs again'),
  );
  return { abort, done };
}

/** Rejects some time after the abort, for handlers that ignore it. */
function rejectAfterAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      setTimeout(reject, abortGraceMs, signal.reason).unref();
    });
  });
}
