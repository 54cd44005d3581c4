import { lt } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { handleSweep } from '#server/platform/jobs/job.ts';
import { rateLimits } from './rate-limits.table.ts';

/** Removes the counters of elapsed windows. */
export function handleRateLimitsSweep({ db, clock }: { db: Database; clock: Clock }) {
  return handleSweep({ name: 'rate-limits.sweep', everySeconds: 60 * 60 }, async () => {
    await db.delete(rateLimits).where(lt(rateLimits.expire, clock.now()));
  });
}
