import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/job.ts';
import { id } from '#shared/contracts/wire.ts';

/** Makes of a memory's file what is shown of it. */
export const prepareMemory = defineJob({
  name: 'memories.prepare',
  schema: z.object({ memoryId: id }),
  retry: { limit: 4, delaySeconds: 15, backoff: true },
  concurrency: 2,
  expireSeconds: 45 * 60,
});
