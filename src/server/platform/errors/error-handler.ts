import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorBody } from '#shared/contracts/errors.ts';
import type { ErrorCode } from '#shared/error-codes.ts';
import { AppError } from './app-error.ts';

/** What clients are told of errors that a library raised, by HTTP status. */
const nothingHere = {
  code: 'request.not-found' as const,
  error: "This doesn't exist or you don't have access to it.",
};
const librarySentences: Record<number, { code: ErrorCode; error: string }> = {
  400: { code: 'request.invalid', error: 'This request could not be read.' },
  404: { code: 'request.not-found', error: 'There is nothing at this address.' },
  413: { code: 'request.too-large', error: 'This is too large to be sent.' },
  415: {
    code: 'request.unsupported-type',
    error: 'This type of content cannot be accepted here.',
  },
};

/** A request can have as many faults as it has values. */
const mostIssues = 100;

const failed = {
  code: 'server.failed' as const,
  error: 'Something went wrong on our side. Nothing was lost; please try again.',
};

/** The HTTP status and body of an error: a sentence for users, without internals. */
export function explainError(
  error: unknown,
  requestId: string,
): { status: number; body: ErrorBody } {
  const { status, body } = explain(error);
  return { status, body: { ...body, requestId } };
}

function explain(error: unknown): { status: number; body: Omit<ErrorBody, 'requestId'> } {
  if (error instanceof AppError) {
    const { issues, current } = error.extras;
    return {
      status: error.status,
      body: { error: error.message, code: error.code, issues, current },
    };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    // A malformed id names nothing that exists.
    if (error.validationContext === 'params') return { status: 404, body: nothingHere };
    const issues = error.validation.slice(0, mostIssues).map((issue) => ({
      path: issue.instancePath.split('/').filter(Boolean).join('.'),
      message: issue.message ?? 'is not valid',
    }));
    return {
      status: 400,
      body: { error: issues[0]?.message ?? 'is not valid', code: 'request.invalid', issues },
    };
  }
  // The parent row was deleted meanwhile.
  if (isForeignKeyViolation(error)) return { status: 404, body: nothingHere };
  const status = statusOf(error);
  const known = status < 500 ? (librarySentences[status] ?? librarySentences[400]) : undefined;
  return known ? { status, body: known } : { status: 500, body: failed };
}

/** Sends every error in the API's one shape; logs those that the client did not cause. */
export function errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = explainError(error, request.id);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  const wait = error instanceof AppError ? error.extras.retryAfterSeconds : undefined;
  if (wait !== undefined) reply.header('retry-after', String(wait));
  return reply.code(status).send(body);
}

function statusOf(error: unknown): number {
  const status = error instanceof Error ? Reflect.get(error, 'statusCode') : undefined;
  return typeof status === 'number' ? status : 500;
}

function isForeignKeyViolation(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && Reflect.get(cause, 'code') === '23503';
}
