import { join } from 'node:path';
import type { Config } from '#server/platform/config/config.ts';
import type { MailPort } from './mail.ts';
import { createOutboxMail } from './outbox-mail.ts';
import { createSmtpMail } from './smtp-mail.ts';

/** By the mail server of the settings, else into the outbox in DATA_DIR. */
export function openMail({ SMTP_URL, MAIL_FROM, DATA_DIR }: Config): MailPort {
  return SMTP_URL
    ? createSmtpMail({ url: SMTP_URL, from: MAIL_FROM })
    : createOutboxMail({ folder: join(DATA_DIR, 'outbox'), from: MAIL_FROM });
}
