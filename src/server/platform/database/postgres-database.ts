import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartupError } from '#server/platform/errors/startup-error.ts';
import { type DatabaseLogger, MIGRATIONS, type OpenDatabase } from './database.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const READY_TIMEOUT_MS = 2_000;
const TRANSACTION_IDLE_MS = 60_000;
const POOL_SIZE = 10;
// Any fixed number will do, as long as every Heartwood on the same database uses the same one.
const MIGRATION_LOCK = 4_823_117;

interface PostgresDatabaseOptions {
  databaseUrl: string;
  logger?: DatabaseLogger | undefined;
}

export async function openPostgresDatabase({
  databaseUrl,
  logger,
}: PostgresDatabaseOptions): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'heartwood',
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: TRANSACTION_IDLE_MS,
  });
  const onLost = (error: Error) => logger?.warn({ err: error }, 'a database connection was lost');
  // The pool replaces a broken connection; unheard, its error would end the process. The pool hears
  // only the connections at rest, so those at work need a listener of their own.
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  let closing: Promise<void> | undefined;
  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    kind: 'postgres',
    executeSql: (text, values) => executeSql(pool, text, values),
    isReady: () => isReady(pool),
    close: () => {
      closing ??= pool.end();
      return closing;
    },
  };
}

async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect().catch((error: Error) => {
    throw new StartupError(
      `Heartwood could not reach PostgreSQL (${error.message}). Check DATABASE_URL, and that the server runs.`,
      { cause: error },
    );
  });
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    // Ending the connection frees the lock, whatever state the migration left it in.
    client.release(true);
  }
}

async function executeSql(pool: pg.Pool, text: string, values?: unknown[]) {
  if (values?.length) return pool.query(text, values);
  const client = await pool.connect();
  let isAtRest = false;
  try {
    const answer: pg.QueryResult | pg.QueryResult[] = await client.query(text);
    isAtRest = client.getTransactionStatus() === 'I';
    return { rows: [answer].flat().flatMap((result) => result.rows) };
  } finally {
    // A script that fails or forgets to end its transaction must not leave it to the next caller.
    client.release(!isAtRest);
  }
}

async function isReady(pool: pg.Pool): Promise<boolean> {
  const answered = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answered, sleep(READY_TIMEOUT_MS, false, { ref: false })]);
}
