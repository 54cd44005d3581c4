import type { z } from 'zod';
import type { ErrorBody } from '#shared/contracts/errors.ts';
import type { ErrorCode } from '#shared/error-codes.ts';

interface Extras {
  issues?: ErrorBody['issues'];
  /** With a refused stale write: the entity as it is now. */
  current?: unknown;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** An error for users: a sentence, a code and an HTTP status. */
export class AppError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly extras: Extras;

  constructor(status: number, code: ErrorCode, message: string, extras: Extras = {}) {
    super(message, { cause: extras.cause });
    this.name = 'AppError';
    this.status = status;
    this.code = code;
    this.extras = extras;
  }
}

/** Declares one error of a noun: `const notFound = defineError(404, 'ancestors.not-found', '…')`. */
export function defineError(status: number, code: ErrorCode, message: string) {
  return (extras?: Extras & { message?: string }) =>
    new AppError(status, code, extras?.message ?? message, extras);
}

/** The 400 that names each wrong field, where a route checks a form itself: as those that Fastify checks are answered. */
export function invalidFields({ issues: found }: z.ZodError): AppError {
  const issues = found.map(({ path, message }) => ({ path: path.join('.'), message }));
  return new AppError(400, 'request.invalid', issues[0]?.message ?? 'is not valid', { issues });
}
