import { z } from 'zod';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import type { TrainingService } from './training.service.ts';

const memoriesRenewal = defineJob({
  name: 'training.renew-memories',
  schema: z.object({}),
  retry: { limit: 2, delaySeconds: 60 },
  concurrency: 1,
  expireSeconds: 60 * 60,
  everySeconds: 60 * 60,
});

/** After an update of Heartwood: what was taught before is found by today's rules, without being saved again. */
export function handleMemoriesRenewal({ training }: { training: TrainingService }) {
  return handleJob(memoriesRenewal, async ({ signal, logger }) => {
    const renewed = await training.renewMemories(signal);
    if (renewed > 0) logger.info({ renewed }, 'what was taught was read anew');
  });
}
