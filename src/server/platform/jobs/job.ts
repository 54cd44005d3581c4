import { z } from 'zod';
import type { Logger } from '#server/platform/logging/logger.ts';

/** How far a job has come. */
export interface JobProgress {
  done: number;
  total: number;
  sentence?: string;
}

export interface JobRun<Data> {
  id: string;
  data: Data;
  /** 1 for the first run; one more after each failure or crash. */
  attempt: number;
  /** Aborts when the job was cancelled, took too long, or the process is stopping. */
  signal: AbortSignal;
  progress(progress: JobProgress): Promise<void>;
  logger: Logger;
}

export interface JobOptions<Schema extends z.ZodType> {
  /** `<noun>.<what>`; also the name of its queue. */
  name: string;
  schema: Schema;
  /** Further runs after a failure or a crash, each after the delay, doubled every time with `backoff`. */
  retry: { limit: number; delaySeconds: number; backoff?: boolean };
  /** How many run at once in one process. */
  concurrency: number;
  /** A run that takes longer is aborted and counts as failed. */
  expireSeconds: number;
  /** Sent by the workers themselves, once in each span of this length, however many workers there are. */
  everySeconds?: number;
}

export interface Job<Data> extends Omit<JobOptions<z.ZodType>, 'schema'> {
  schema: z.ZodType<Data>;
}

/**
 * A job can run more than once: after a crash, and when its end could not be written. Its handler must
 * leave the same visible effect as one run, by looking at what is there already.
 */
export type JobHandler<Data> = (run: JobRun<Data>) => Promise<void>;

/** A job with what it does; the data is checked against the job's schema before each run. */
export interface HandledJob {
  job: Job<unknown>;
  handle(run: JobRun<unknown>): Promise<void>;
}

export function defineJob<Schema extends z.ZodType>(
  options: JobOptions<Schema>,
): Job<z.output<Schema>> {
  return options as Job<z.output<Schema>>;
}

export function handleJob<Data>(job: Job<Data>, handler: JobHandler<Data>): HandledJob {
  return { job, handle: (run) => handler({ ...run, data: job.schema.parse(run.data) }) };
}

interface Sweep {
  name: string;
  everySeconds: number;
  expireSeconds?: number;
}

/** A job without data that one of the workers runs in each span of `everySeconds`. */
export function defineSweep({ name, everySeconds, expireSeconds = 5 * 60 }: Sweep) {
  const retry = { limit: 2, delaySeconds: 60 };
  const options = { name, retry, concurrency: 1, expireSeconds, everySeconds };
  return defineJob({ ...options, schema: z.object({}) });
}

export const handleSweep = (sweep: Sweep, handler: JobHandler<object>): HandledJob =>
  handleJob(defineSweep(sweep), handler);
