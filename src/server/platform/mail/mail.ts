import { FaultError } from '#server/platform/errors/fault-error.ts';
export interface Mail {
  /** One bare address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for each attempt to send this mail: letters, digits, dots and dashes. */
  messageId: string;
}

/** Sends one mail to one recipient. @throws MailError unless the mail server, or the outbox, has taken it. */
export interface MailPort {
  send(mail: Mail): Promise<void>;
  /** Ends what connections are open. */
  close(): Promise<void>;
}

/**
 * - `bad-mail`: it could never be sent as it is, by any server.
 * - `refused`: the mail server will not take it, now or later.
 * - `unreachable`: it may well go out when it is tried again.
 */
export type MailFault = 'bad-mail' | 'refused' | 'unreachable';

export class MailError extends FaultError<MailFault> {}

/** Whether trying this mail again is of no use. */
export function isRefusal(error: unknown): error is MailError {
  return error instanceof MailError && error.fault !== 'unreachable';
}
