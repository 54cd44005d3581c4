import { lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import { isMailFault } from '#server/platform/mail/mail.ts';
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

export const confirmationMail = defineJob({
  name: 'auth.confirmation-mail',
  schema: z.object({ userId: z.uuid() }),
  retry: { limit: 12, delaySeconds: 15, backoff: true },
  concurrency: 2,
  expireSeconds: 2 * 60,
});

/** Mails the link that confirms an address. */
export function handleConfirmationMail(service: {
  sendMail(userId: string, messageId: string): Promise<void>;
}) {
  return handleJob(confirmationMail, async ({ id, data, logger }) => {
    try {
      await service.sendMail(data.userId, `confirm-${id}`);
    } catch (error) {
      if (!isMailFault(error, 'refused') && !isMailFault(error, 'bad-mail')) throw error;
      logger.warn({ err: error }, 'an address to be confirmed is refused');
    }
  });
}

export const passwordMail = defineJob({
  name: 'auth.password-mail',
  schema: z.object({ email: z.string() }),
  retry: { limit: 8, delaySeconds: 10, backoff: true },
  concurrency: 2,
  expireSeconds: 2 * 60,
});

/** Mails the link to a new password. */
export function handlePasswordMail(service: {
  sendMail(email: string, messageId: string): Promise<void>;
}) {
  return handleJob(passwordMail, async ({ id, data, logger }) => {
    try {
      await service.sendMail(data.email, `password-${id}`);
    } catch (error) {
      if (!isMailFault(error, 'refused') && !isMailFault(error, 'bad-mail')) throw error;
      logger.warn({ err: error }, 'an address of an account is refused');
    }
  });
}
