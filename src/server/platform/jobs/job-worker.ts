import type { Logger } from '#server/platform/logging/logger.ts';
import type { JobMetrics } from './job-metrics.ts';
import type { JobStatements } from './job-statements.ts';
import { heartbeatSeconds, type Queues } from './queues.ts';
import { type RunningJob, runJob } from './run-job.ts';

/** Jobs of other processes, delayed ones and retries begin within this time. */
const pollMs = 1_000;
const cutOffCheckMs = 3_000;
const delayedCheckMs = 60_000;

export interface JobWorker {
  start(): Promise<void>;
  /** Looks for jobs now rather than at the next poll. */
  wake(): void;
  abort(id: string): void;
  stop(): Promise<void>;
}

interface WorkerOptions {
  queues: Queues;
  statements: JobStatements;
  logger: Logger;
  measured: JobMetrics;
}

/** Runs jobs in this process, of each kind as many at once as it allows. */
export function createJobWorker(options: WorkerOptions): JobWorker {
  const { queues, statements, logger } = options;
  const { boss, handled } = queues;
  const running = new Map<string, RunningJob & { name: string }>();
  let looking: Promise<void> | undefined;
  let bell = Promise.withResolvers<void>();
  let isStopping = false;
  let stopSchedules = () => {};
  let cutOffCheck: NodeJS.Timeout | undefined;
  let delayedCheck: NodeJS.Timeout | undefined;

  const freePlaces = (name: string, concurrency: number) =>
    concurrency - [...running.values()].filter((run) => run.name === name).length;

  async function look() {
    const open = handled.filter(({ job }) => freePlaces(job.name, job.concurrency) > 0);
    if (open.length === 0) return;
    const due = new Set(await statements.listDue(open.map(({ job }) => job.name)));
    for (const one of open) {
      if (!isStopping && due.has(one.job.name)) await claim(one);
    }
  }

  async function claim(one: (typeof handled)[number]) {
    const { name, concurrency } = one.job;
    const batchSize = freePlaces(name, concurrency);
    const jobs = await boss.fetch<unknown>(name, { batchSize, includeMetadata: true });
    for (const claimed of jobs) {
      const run = runJob({ ...options, boss, claimed, handled: one });
      running.set(claimed.id, { ...run, name });
      run.done.then(() => {
        running.delete(claimed.id);
        wake();
      });
      if (isStopping) run.abort('stopping');
    }
  }

  async function takeUpCutOff(silentSeconds: number) {
    const names = handled.map(({ job }) => job.name);
    const cutOff = await statements.takeUpCutOff(names, silentSeconds);
    if (cutOff === 0) return;
    logger.warn({ jobs: cutOff }, 'jobs that were cut off are taken up again');
    wake();
  }

  async function bringForward() {
    try {
      const delayed = await statements.bringForward(handled.map(({ job }) => job.name));
      if (delayed > 0)
        logger.warn({ jobs: delayed }, 'jobs that a wrong clock delayed are run now');
    } catch (error) {
      logger.error({ err: error }, 'the worker could not look for delayed jobs');
    }
  }

  async function keepLooking() {
    while (!isStopping) {
      bell = Promise.withResolvers();
      await look().catch((error) => {
        if (!isStopping) logger.error({ err: error }, 'the worker could not look for jobs');
      });
      const timer = setTimeout(wake, pollMs);
      await bell.promise;
      clearTimeout(timer);
    }
  }

  function wake() {
    bell.resolve();
  }

  return {
    async start() {
      if (looking) return;
      // An embedded database has one process only: jobs that run at its start were cut off.
      if (queues.isEmbedded) await takeUpCutOff(0);
      else
        cutOffCheck = setInterval(() => {
          takeUpCutOff(heartbeatSeconds).catch((error) =>
            logger.error({ err: error }, 'the worker could not look for jobs that were cut off'),
          );
        }, cutOffCheckMs);
      await bringForward();
      delayedCheck = setInterval(bringForward, delayedCheckMs);
      looking = keepLooking();
      stopSchedules = startSchedules({ queues, logger, wake });
    },

    wake,
    abort: (id) => running.get(id)?.abort('lost'),

    async stop() {
      isStopping = true;
      stopSchedules();
      clearInterval(cutOffCheck);
      clearInterval(delayedCheck);
      wake();
      for (const run of running.values()) run.abort('stopping');
      await looking;
      await Promise.all([...running.values()].map((run) => run.done));
    },
  };
}

interface SchedulesOptions {
  queues: Queues;
  logger: Logger;
  wake(): void;
}

/**
 * Sends every scheduled job at the start and then once in each of its spans. All workers try, a few
 * times in each span; the database lets one of them through. Returns how to stop.
 */
function startSchedules({ queues, logger, wake }: SchedulesOptions): () => void {
  const timers = queues.handled.flatMap(({ job }) => {
    const { everySeconds } = job;
    if (!everySeconds) return [];
    const send = async () => {
      try {
        if (await queues.sendScheduled(job, everySeconds)) wake();
      } catch (error) {
        logger.error({ err: error, job: job.name }, 'a scheduled job could not be sent');
      }
    };
    send();
    const triesEverySeconds = Math.min(60, Math.max(0.2, everySeconds / 4));
    return [setInterval(send, triesEverySeconds * 1000)];
  });
  return () => timers.forEach(clearInterval);
}
