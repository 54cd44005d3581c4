import { handleSweep } from '#server/platform/jobs/job.ts';
import type { MemoriesService } from './memories.service.ts';

/** Removes for good what was deleted long ago, and takes up again what was never prepared. */
export function handleMemoriesSweep({ memories }: { memories: MemoriesService }) {
  return handleSweep(
    { name: 'memories.sweep', everySeconds: 60 * 60, expireSeconds: 30 * 60 },
    async ({ signal, logger }) => {
      const purged = await memories.purgeDeleted(signal);
      if (purged > 0) logger.info({ purged }, 'deleted memories were purged');
      const taken = await memories.resumePreparation();
      if (taken > 0) logger.info({ taken }, 'files of memories are prepared anew');
    },
  );
}
