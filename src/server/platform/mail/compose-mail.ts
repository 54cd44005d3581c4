import { z } from 'zod';
import type { Mail } from './mail.ts';
import { MailError } from './mail.ts';

const addressSchema = z.email().max(254);
const messageIdPattern = /^[a-z0-9][a-z0-9.-]{0,199}$/i;

/** The name and address of a `MAIL_FROM` such as `Heartwood <post@example.org>`. */
export function parseSender(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(from) ?? [];
  return { name: asOneLine(name), address: address.trim() };
}

/** A mail as nodemailer takes it, with nothing in it that could become a header or a second recipient. */
export function composeMail(mail: Mail, from: string) {
  if (!addressSchema.safeParse(mail.to).success) {
    throw new MailError('bad-mail', 'The recipient is not one e-mail address.');
  }
  if (!messageIdPattern.test(mail.messageId)) {
    throw new MailError('bad-mail', 'The message id is not one of ours.');
  }
  const sender = parseSender(from);
  const domain = sender.address.split('@')[1] || 'heartwood.invalid';
  return {
    from: sender,
    to: { name: '', address: mail.to },
    subject: asOneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.messageId}@${domain}>`,
    // Keeps answering machines from answering.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function asOneLine(text: string) {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
