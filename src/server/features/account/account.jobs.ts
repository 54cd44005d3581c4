import { z } from 'zod';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

export const deleteFiles = defineJob({
  name: 'account.delete-files',
  schema: z.object({ folders: z.array(z.string()) }),
  retry: { limit: 20, delaySeconds: 5, backoff: true },
  concurrency: 2,
  expireSeconds: 30 * 60,
});

/** Removes what a deleted account had in the storage. */
export function handleDeleteFiles({ storage }: { storage: Storage }) {
  return handleJob(deleteFiles, async ({ data, signal }) => {
    for (const folder of data.folders) {
      signal.throwIfAborted();
      await storage.deleteFolder(folder);
    }
  });
}
