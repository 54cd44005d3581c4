import { z } from 'zod';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { defineJob, type Job } from '#server/platform/jobs/job.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';

const attempts = { retry: { limit: 2, delaySeconds: 60 }, concurrency: 1, expireSeconds: 10 * 60 };

export const suggestFacts = defineJob({
  name: 'facts.suggest',
  schema: z.object({ ancestorId: z.uuid() }),
  ...attempts,
});
export const suggestKin = defineJob({
  name: 'facts.suggest-kin',
  schema: z.object({ userId: z.uuid() }),
  ...attempts,
});

/** Changes within one span of this length are answered by one job, which begins after it. */
const spanMs = 5_000;
/** A transaction that began within the span is committed by then. */
const commitMs = 500;

export type SuggestionRequests = ReturnType<typeof createSuggestionRequests>;

/** Sends the jobs that suggest facts. Where no queues are open nothing is sent: a list makes its suggestions when read. */
export function createSuggestionRequests({ jobs, clock }: { jobs: Jobs; clock: Clock }) {
  async function send<Data>(job: Job<Data>, data: Data, key: string, tx?: Database) {
    if (!jobs.isOpen()) return;
    const end = (Math.floor(clock.now().getTime() / spanMs) + 1) * spanMs;
    const after = new Date(end + commitMs);
    await jobs.send(job, data, { singletonKey: `${key} ${end}`, after, tx });
  }

  return {
    /** After a change of an ancestor's training. */
    suggest: (ancestorId: string, tx?: Database) =>
      send(suggestFacts, { ancestorId }, ancestorId, tx),
    /** After a change of an account's family tree. */
    suggestKin: (userId: string, tx?: Database) => send(suggestKin, { userId }, userId, tx),
  };
}
