import { z } from 'zod';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import type { VaultDeliveries } from './vault-deliveries.ts';
import type { VideoPreparation } from './video-preparation.ts';

export const prepareVideo = defineJob({
  name: 'time-vaults.prepare-video',
  schema: z.object({ vaultId: z.uuid() }),
  retry: { limit: 3, delaySeconds: 30, backoff: true },
  concurrency: 1,
  expireSeconds: 60 * 60,
});

/** Makes of a sealed video what browsers play, and a picture of it. */
export function handlePrepareVideo({ prepare }: VideoPreparation) {
  return handleJob(prepareVideo, ({ data, signal, attempt }) =>
    prepare(data.vaultId, { signal, isLastAttempt: attempt > prepareVideo.retry.limit }),
  );
}

const deliverVaults = defineJob({
  name: 'time-vaults.deliver',
  schema: z.object({}),
  // The next one comes before a retry would.
  retry: { limit: 0, delaySeconds: 1 },
  concurrency: 1,
  expireSeconds: 60 * 60,
  everySeconds: 10,
});

/** Sends the mails that are due. Due times are in rows, so that no job has to wait for fifty years. */
export function handleDeliverVaults({ sendDue }: VaultDeliveries) {
  return handleJob(deliverVaults, sendDue);
}
