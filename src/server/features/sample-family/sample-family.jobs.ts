import { handleSweep } from '#server/platform/jobs/job.ts';
import type { SampleFamilyService } from './sample-family.service.ts';

/** Removes expired sample accounts. */
export function handleSampleFamilySweep({ sampleFamily }: { sampleFamily: SampleFamilyService }) {
  return handleSweep(
    { name: 'sample-family.sweep', everySeconds: 10 * 60, expireSeconds: 10 * 60 },
    async ({ signal, logger }) => {
      const removed = await sampleFamily.removeOverdue(signal);
      if (removed > 0) logger.info({ removed }, 'sample accounts were removed');
    },
  );
}
