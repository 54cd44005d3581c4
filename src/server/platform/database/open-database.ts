import type { DatabaseLogger, OpenDatabase } from './database.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { openPostgresDatabase } from './postgres-database.ts';

interface OpenDatabaseOptions {
  dataDir: string;
  databaseUrl?: string | undefined;
  logger?: DatabaseLogger;
  /** Called when the embedded database is gone for good while it was in use. */
  onLost?: ((reason: Error) => void) | undefined;
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { dataDir, databaseUrl, logger, onLost } = options;
  if (databaseUrl) return openPostgresDatabase({ databaseUrl, logger });
  return openEmbeddedDatabase({ dataDir, logger, onLost });
}
