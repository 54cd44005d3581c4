import { z } from 'zod';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import type { TrainingService } from './training.service.ts';

const reindexing = defineJob({
  name: 'training.renew-memories',
  schema: z.object({}),
  retry: { limit: 2, delaySeconds: 60 },
  concurrency: 1,
  expireSeconds: 60 * 60,
  everySeconds: 60 * 60,
});

/** Reindexes, after an update of Heartwood, what an earlier version indexed by other rules. */
export function handleReindexing({ training }: { training: TrainingService }) {
  return handleJob(reindexing, async ({ signal, logger }) => {
    const reindexed = await training.reindexStale(signal);
    if (reindexed > 0) logger.info({ reindexed }, 'training content was reindexed');
  });
}
