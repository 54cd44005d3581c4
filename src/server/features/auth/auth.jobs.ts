import { lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import { sessions, verifications } from './auth.table.ts';

const sessionsSweep = defineJob({
  name: 'sessions.sweep',
  schema: z.object({}),
  retry: { limit: 2, delaySeconds: 60 },
  concurrency: 1,
  expireSeconds: 5 * 60,
  everySeconds: 60 * 60,
});

/** Removes sessions and verifications whose time is over. */
export function handleSessionsSweep({ db, clock }: { db: Database; clock: Clock }) {
  return handleJob(sessionsSweep, async () => {
    const now = clock.now();
    await db.delete(sessions).where(lt(sessions.expiresAt, now));
    await db.delete(verifications).where(lt(verifications.expiresAt, now));
  });
}
