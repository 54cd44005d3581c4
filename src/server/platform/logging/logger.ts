import pino, { type Logger } from 'pino';

export type { Logger };

/**
 * The one logger. Requests are logged by route pattern, never by address, query or body, so that no
 * story, question or private link reaches the log; database errors lose their statement and values.
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  });
}

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table } = error as Error & Record<string, unknown>;
  // Drizzle puts the statement's values, which hold what people wrote, into message and stack.
  const isQuery = error.name === 'DrizzleQueryError' || 'query' in error;
  return {
    type: error.name,
    message: isQuery ? 'a database statement failed' : error.message,
    code,
    constraint,
    table,
    stack: isQuery
      ? error.stack
          ?.split('\n')
          .filter((line) => /^\s+at /.test(line))
          .join('\n')
      : error.stack,
    cause: error.cause ? describeError(error.cause) : undefined,
  };
}
