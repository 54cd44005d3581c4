import { resolve } from 'node:path';
/** Why Heartwood does not start, in words that tell a person what to do. Shown without a trace. */
export class StartupError extends Error {}

/** Why nothing can be kept in the data directory, and what to do about it. */
export function unwritableDataDir(dataDir: string, cause: unknown): StartupError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StartupError(
    `Heartwood cannot keep its data in ${resolve(dataDir)} (${reason}). ` +
      'Check who may write there, or set DATA_DIR to another folder.',
    { cause },
  );
}
