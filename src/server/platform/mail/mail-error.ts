/**
 * - `bad-mail`: it could never be sent as it is, whoever carries it.
 * - `refused`: the mail server will not take it, now or later.
 * - `unreachable`: it may well go out when it is tried again.
 */
export type MailFault = 'bad-mail' | 'refused' | 'unreachable';

export class MailError extends Error {
  readonly fault: MailFault;

  constructor(fault: MailFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'MailError';
    this.fault = fault;
  }
}

export function isMailFault(error: unknown, fault: MailFault): error is MailError {
  return error instanceof MailError && error.fault === fault;
}
