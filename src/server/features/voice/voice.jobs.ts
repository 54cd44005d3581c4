import { handleSweep } from '#server/platform/jobs/job.ts';
import type { SpeechCache } from '#server/platform/speech/speech-cache.ts';

/** Removes kept speech that is old or too much. */
export function handleSpeechSweep({ speechCache }: { speechCache: SpeechCache }) {
  return handleSweep(
    { name: 'speech.sweep', everySeconds: 60 * 60, expireSeconds: 10 * 60 },
    async ({ logger }) => {
      const removed = await speechCache.sweep();
      if (removed > 0) logger.info({ removed }, 'kept speech was removed');
    },
  );
}
