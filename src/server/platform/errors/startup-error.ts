import { resolve } from 'node:path';
/** Why Heartwood does not start, with what to do about it. Shown without a stack trace. */
export class StartupError extends Error {}

/** The data directory cannot be written. */
export function unwritableDataDir(dataDir: string, cause: unknown): StartupError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StartupError(
    `Heartwood cannot keep its data in ${resolve(dataDir)} (${reason}). ` +
      'Check who may write there, or set DATA_DIR to another folder.',
    { cause },
  );
}
