import { Gauge, Histogram } from 'prom-client';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import type { JobStatements } from './job-statements.ts';

export type RunOutcome = 'completed' | 'failed' | 'handed-back' | 'lost';

export type JobMetrics = ReturnType<typeof createJobMetrics>;

/** How many jobs there are in each state, counted when asked for, and how long their runs take. */
export function createJobMetrics({ registry }: Metrics, { countJobs }: JobStatements) {
  const duration = new Histogram({
    name: 'job_run_duration_seconds',
    help: 'Duration of runs of jobs by job and outcome',
    labelNames: ['job', 'outcome'],
    buckets: [0.01, 0.1, 0.5, 1, 5, 30, 120, 600],
    registers: [registry],
  });
  let isCounted = false;

  return {
    observe: (job: string, outcome: RunOutcome, seconds: number) =>
      duration.observe({ job, outcome }, seconds),

    /** To be called once the tables of the queues exist. */
    start() {
      if (isCounted) return;
      isCounted = true;
      new Gauge({
        name: 'jobs',
        help: 'Jobs by job and state; failed ones are not tried again',
        labelNames: ['job', 'state'],
        registers: [registry],
        async collect() {
          this.reset();
          for (const { name, state, count } of await countJobs())
            this.set({ job: name, state }, count);
        },
      });
    },
  };
}
