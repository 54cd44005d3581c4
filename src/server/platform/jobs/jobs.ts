import type { OpenDatabase } from '#server/platform/database/database.ts';
import type { Logger } from '#server/platform/logging/logger.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import type { HandledJob, Job, JobProgress } from './job.ts';
import { createJobMetrics } from './job-metrics.ts';
import { createJobStatements } from './job-statements.ts';
import { createJobWorker, type JobWorker } from './job-worker.ts';
import { openQueues, type Queues, type SendOptions } from './queues.ts';

export interface JobStatus {
  id: string;
  state: 'waiting' | 'running' | 'completed' | 'failed' | 'cancelled';
  /** Runs that were begun. */
  attempts: number;
  progress: JobProgress | undefined;
}

type Named = Pick<Job<unknown>, 'name'>;

export interface Jobs {
  /** Makes the queues ready; before that nothing can be sent. */
  open(handled: readonly HandledJob[]): Promise<void>;
  /** Whether jobs can be sent: not in a script or test that opened no queues, nor after `close`. */
  isOpen(): boolean;
  /** Begins to run jobs in this process. */
  work(): Promise<void>;
  /** Returns the job's id, or undefined where its key is taken. */
  send<Data>(job: Job<Data>, data: Data, options?: SendOptions): Promise<string | undefined>;
  find(job: Named, id: string): Promise<JobStatus | undefined>;
  /** A waiting job never runs; a running one is aborted, elsewhere within a few seconds. */
  cancel(job: Named, id: string): Promise<void>;
  /** Aborts running jobs and puts them back, to be run at once by another worker. */
  stopWork(): Promise<void>;
  close(): Promise<void>;
}

interface JobsOptions {
  database: OpenDatabase;
  logger: Logger;
  metrics: Metrics;
}

/** Work that outlives its request, kept in the database on both drivers. */
export function createJobs({ database, logger, metrics }: JobsOptions): Jobs {
  const statements = createJobStatements(database);
  const measured = createJobMetrics(metrics, statements);
  let queues: Queues | undefined;
  let worker: JobWorker | undefined;

  const opened = () => {
    if (!queues) throw new Error('The jobs are not open yet.');
    return queues;
  };

  async function stopWork() {
    await worker?.stop();
    worker = undefined;
  }

  return {
    async open(handled) {
      queues ??= await openQueues({ database, logger, handled });
      measured.start();
    },

    isOpen: () => queues !== undefined,

    async work() {
      worker ??= createJobWorker({ queues: opened(), statements, logger, measured });
      await worker.start();
    },

    async send(job, data, options) {
      const id = await opened().send(job.name, job.schema.parse(data), options);
      if (!options?.after) worker?.wake();
      return id;
    },

    async find(job, id) {
      const found = await opened().boss.getJobById<unknown>(job.name, id);
      if (!found) return undefined;
      const { state, retryCount, startedOn, output } = found;
      return {
        id,
        state:
          state === 'active'
            ? 'running'
            : state === 'created' || state === 'retry'
              ? 'waiting'
              : state,
        attempts: startedOn ? retryCount + 1 : 0,
        progress: state === 'active' ? statements.readProgress(output) : undefined,
      };
    },

    async cancel(job, id) {
      await opened().boss.cancel(job.name, id);
      worker?.abort(id);
    },

    stopWork,

    async close() {
      await stopWork();
      await queues?.close();
      queues = undefined;
    },
  };
}
