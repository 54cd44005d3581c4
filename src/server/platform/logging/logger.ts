import pino, { type DestinationStream, type Logger } from 'pino';
import { FaultError } from '#server/platform/errors/fault-error.ts';

export type { Logger };

/**
 * The one logger. Requests are logged by route pattern, never by address, query or body, so that no story, question or
 * private link reaches the log. Errors of the database lose their statement and values; those of providers of text,
 * pictures and speech and of mail servers, which may repeat what they were sent, lose their words.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => describeError(error) },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** @param isForeign whether another's words are in it, as in the cause of an error of an engine. */
function describeError(error: unknown, isForeign = false): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table, statusCode, responseCode } = error as Error &
    Record<string, unknown>;
  // Drizzle puts the statement's values, which hold what people wrote, into message and stack.
  const isQuery = error.name === 'DrizzleQueryError' || 'query' in error;
  // So do the AI SDK and nodemailer with what was sent, and with what came back.
  const isQuoting = isForeign || error.name.startsWith('AI_') || responseCode !== undefined;
  const quoted = isQuoting ? 'in the words of another program, which are left out' : undefined;
  const hidden = isQuery ? 'a database statement failed' : quoted;
  return {
    type: error.name,
    message: hidden ?? error.message,
    code,
    constraint,
    table,
    status: statusCode ?? responseCode,
    stack: hidden
      ? error.stack
          ?.split('\n')
          .filter((line) => /^\s+at /.test(line))
          .join('\n')
      : error.stack,
    cause: error.cause
      ? describeError(error.cause, isQuoting || error instanceof FaultError)
      : undefined,
  };
}
