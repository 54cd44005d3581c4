import { FaultError } from '#server/platform/errors/fault-error.ts';
export interface Mail {
  /** One bare address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Ours, and the same each time this very mail is tried: letters, digits, dots and dashes. */
  messageId: string;
}

/** Sends one mail to one person. Resolves once it is out of our hands, and throws MailError otherwise. */
export interface MailPort {
  send(mail: Mail): Promise<void>;
  /** Ends what connections are open. */
  close(): Promise<void>;
}

/**
 * - `bad-mail`: it could never be sent as it is, whoever carries it.
 * - `refused`: the mail server will not take it, now or later.
 * - `unreachable`: it may well go out when it is tried again.
 */
export type MailFault = 'bad-mail' | 'refused' | 'unreachable';

export class MailError extends FaultError<MailFault> {}

export function isMailFault(error: unknown, fault: MailFault): error is MailError {
  return error instanceof MailError && error.fault === fault;
}
