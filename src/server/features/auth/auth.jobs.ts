import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob, handleJob, handleSweep } from '#server/platform/jobs/job.ts';
import type { Logger } from '#server/platform/logging/logger.ts';
import { isRefusal } from '#server/platform/mail/mail.ts';
import type { Needs } from '#server/platform/platform.ts';
import { sessions, verifications } from './auth.table.ts';

/** Removes expired sessions and verifications. */
export function handleSessionsSweep({ db, cautiousClock }: Needs<'db' | 'cautiousClock'>) {
  return handleSweep({ name: 'sessions.sweep', everySeconds: 60 * 60 }, async () => {
    const now = cautiousClock.now();
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

export const passwordMail = defineJob({
  name: 'auth.password-mail',
  schema: z.object({ email: z.string() }),
  retry: { limit: 8, delaySeconds: 10, backoff: true },
  concurrency: 2,
  expireSeconds: 2 * 60,
});

export const warningMail = defineJob({
  name: 'auth.warning-mail',
  schema: z.object({ email: z.string() }),
  retry: { limit: 8, delaySeconds: 10, backoff: true },
  concurrency: 2,
  expireSeconds: 2 * 60,
});

/** Mails the link that confirms an address. */
export const handleConfirmationMail = (service: MailService) =>
  handleJob(confirmationMail, ({ id, data, logger }) =>
    unlessRefused(service.sendMail(data.userId, `confirm-${id}`), logger),
  );

/** Mails the link to a new password. */
export const handlePasswordMail = (service: MailService) =>
  handleJob(passwordMail, ({ id, data, logger }) =>
    unlessRefused(service.sendMail(data.email, `password-${id}`), logger),
  );

/** Warns the owner of an account of failed attempts to sign in. */
export const handleWarningMail = (service: MailService) =>
  handleJob(warningMail, ({ id, data, logger }) =>
    unlessRefused(service.sendMail(data.email, `warning-${id}`), logger),
  );

interface MailService {
  sendMail(to: string, messageId: string): Promise<void>;
}

/** A refused address is logged; other failures are thrown, so that the job is tried again. */
async function unlessRefused(sending: Promise<void>, logger: Logger): Promise<void> {
  try {
    await sending;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    logger.warn({ err: error }, 'an address of an account is refused');
  }
}
