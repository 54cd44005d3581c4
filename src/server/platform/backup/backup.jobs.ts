import { z } from 'zod';
import { defineJob, handleJob, handleSweep } from '#server/platform/jobs/job.ts';
import type { Backups } from './backups.ts';

const expireSeconds = 6 * 60 * 60;

/** A backup that the operator asked for. */
export const makeBackupJob = defineJob({
  name: 'backups.make',
  schema: z.object({ to: z.string().optional() }),
  retry: { limit: 0, delaySeconds: 1 },
  concurrency: 1,
  expireSeconds,
});

export const handleBackupJobs = ({ backups }: { backups: Backups }) => [
  handleJob(makeBackupJob, async ({ data, signal }) => {
    await backups.make(data.to, signal);
  }),
  // More often than once a night: a machine that was off at night makes up for it.
  handleSweep({ name: 'backups.nightly', everySeconds: 60 * 60, expireSeconds }, ({ signal }) =>
    backups.makeNightly(signal),
  ),
];
