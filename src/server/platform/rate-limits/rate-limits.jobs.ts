import { lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import { rateLimits } from './rate-limits.table.ts';

const rateLimitsSweep = defineJob({
  name: 'rate-limits.sweep',
  schema: z.object({}),
  retry: { limit: 2, delaySeconds: 60 },
  concurrency: 1,
  expireSeconds: 5 * 60,
  everySeconds: 60 * 60,
});

/** Removes the counts of spans that are over. */
export function handleRateLimitsSweep({ db, clock }: { db: Database; clock: Clock }) {
  return handleJob(rateLimitsSweep, async () => {
    await db.delete(rateLimits).where(lt(rateLimits.expire, clock.now()));
  });
}
