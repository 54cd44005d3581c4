import { z } from 'zod';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import type { SampleFamilyService } from './sample-family.service.ts';

const sampleFamilySweep = defineJob({
  name: 'sample-family.sweep',
  schema: z.object({}),
  retry: { limit: 2, delaySeconds: 60 },
  concurrency: 1,
  expireSeconds: 10 * 60,
  everySeconds: 10 * 60,
});

/** Removes sample accounts whose day is over. */
export function handleSampleFamilySweep({ sampleFamily }: { sampleFamily: SampleFamilyService }) {
  return handleJob(sampleFamilySweep, async ({ signal, logger }) => {
    const removed = await sampleFamily.removeOverdue(signal);
    if (removed > 0) logger.info({ removed }, 'sample accounts were removed');
  });
}
