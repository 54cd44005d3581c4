import type { Logger } from '#server/platform/logging/logger.ts';
import type { Queues } from './queues.ts';

interface SchedulesOptions {
  queues: Queues;
  logger: Logger;
  wake(): void;
}

/**
 * Sends every scheduled job at the start and then once in each of its spans. All workers try, a few
 * times in each span; the database lets one of them through. Answers how to stop.
 */
export function startSchedules({ queues, logger, wake }: SchedulesOptions): () => void {
  const timers = queues.handled.flatMap(({ job }) => {
    const { everySeconds } = job;
    if (!everySeconds) return [];
    const send = async () => {
      try {
        if (await queues.sendScheduled(job, everySeconds)) wake();
      } catch (error) {
        logger.error({ err: error, job: job.name }, 'a scheduled job could not be sent');
      }
    };
    send();
    const triesEverySeconds = Math.min(60, Math.max(0.2, everySeconds / 4));
    return [setInterval(send, triesEverySeconds * 1000)];
  });
  return () => timers.forEach(clearInterval);
}
