import { createTransport } from 'nodemailer';
import { composeMail } from './compose-mail.ts';
import type { MailPort } from './mail.ts';
import { MailError } from './mail.ts';

interface Options {
  /** `smtp://user:password@host:587`, or `smtps://` for a server that speaks TLS from the start. */
  url: string;
  from: string;
  /** How long the server may be silent, in milliseconds. */
  timeoutMs?: number;
}

/** Sends by SMTP, several mails over one connection. */
export function createSmtpMail({ url, from, timeoutMs = 30_000 }: Options): MailPort {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: Math.min(timeoutMs, 10_000),
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });

  return {
    async send(mail) {
      const composed = composeMail(mail, from);
      try {
        await transport.sendMail(composed);
      } catch (error) {
        throw asMailError(error);
      }
    },
    close: async () => transport.close(),
  };
}

function asMailError(error: unknown) {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  // Wrong credentials (530, 535) are a fault of the configuration, not of the mail.
  return code >= 500 && code !== 535 && code !== 530
    ? new MailError('refused', 'The mail server will not take this mail.', error)
    : new MailError('unreachable', 'The mail server did not take this mail for now.', error);
}
