import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { lockDataDirectory } from './data-directory-lock.ts';
import { type DatabaseLogger, MIGRATIONS, type OpenDatabase } from './database.ts';
import { EmbeddedClient } from './embedded-client.ts';
import { EmbeddedWorkerLink } from './embedded-worker-link.ts';

const READY_TIMEOUT_MS = 2_000;
const TRANSACTION_IDLE_MS = 60_000;

interface EmbeddedDatabaseOptions {
  dataDir: string;
  logger?: DatabaseLogger | undefined;
  /** Called when the thread that holds the database ends by itself. */
  onLost?: ((reason: Error) => void) | undefined;
  /** A transaction that makes no query for this long is rolled back. */
  transactionIdleMs?: number;
}

/** PGlite in a worker thread, over files in `dataDir` that no other process can open meanwhile. */
export async function openEmbeddedDatabase({
  dataDir,
  logger,
  onLost,
  transactionIdleMs = TRANSACTION_IDLE_MS,
}: EmbeddedDatabaseOptions): Promise<OpenDatabase> {
  const lock = lockDataDirectory(dataDir);
  let isOpen = false;
  const link = new EmbeddedWorkerLink(join(dataDir, 'database'), (reason) => {
    logger?.error({ err: reason }, 'the embedded database stopped');
    if (isOpen) onLost?.(reason);
  });
  try {
    await link.opened();
    isOpen = true;
    const client = new EmbeddedClient(link, transactionIdleMs);
    // Drizzle's PGlite driver calls only `query` and `transaction`, and the client has both.
    const db = drizzle(client as unknown as PGlite, { casing: 'snake_case' });
    await migrate(db, { migrationsFolder: MIGRATIONS });
    return {
      db,
      kind: 'embedded',
      executeSql: (text, values) => client.executeSql(text, values),
      isReady: () => client.isReady(READY_TIMEOUT_MS),
      close: () => client.close().finally(() => lock.release()),
    };
  } catch (error) {
    await link.terminate();
    lock.release();
    throw error;
  }
}
