import type { Logger } from '#server/platform/logging/logger.ts';
import type { JobMetrics } from './job-metrics.ts';
import type { JobStatements } from './job-statements.ts';
import type { Queues } from './queues.ts';
import { type RunningJob, runJob } from './run-job.ts';
import { startSchedules } from './schedules.ts';

/** Jobs of other processes, delayed ones and retries begin within this time. */
const pollMs = 1_000;

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
      if (queues.isEmbedded) {
        const cutOff = await statements.takeUpCutOff(handled.map(({ job }) => job.name));
        if (cutOff > 0) logger.warn({ jobs: cutOff }, 'jobs that were cut off are taken up again');
      }
      looking = keepLooking();
      stopSchedules = startSchedules({ queues, logger, wake });
    },

    wake,
    abort: (id) => running.get(id)?.abort('lost'),

    async stop() {
      isStopping = true;
      stopSchedules();
      wake();
      for (const run of running.values()) run.abort('stopping');
      await looking;
      await Promise.all([...running.values()].map((run) => run.done));
    },
  };
}
