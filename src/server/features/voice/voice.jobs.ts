import { z } from 'zod';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import type { SpeechCache } from '#server/platform/speech/speech-cache.ts';

const speechSweep = defineJob({
  name: 'speech.sweep',
  schema: z.object({}),
  retry: { limit: 2, delaySeconds: 60 },
  concurrency: 1,
  expireSeconds: 10 * 60,
  everySeconds: 60 * 60,
});

/** Removes kept speech that is old or too much. */
export function handleSpeechSweep({ speechCache }: { speechCache: SpeechCache }) {
  return handleJob(speechSweep, async ({ logger }) => {
    const removed = await speechCache.sweep();
    if (removed > 0) logger.info({ removed }, 'kept speech was removed');
  });
}
