import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface DatabaseResult<Row> {
  rows: Row[];
  rowCount?: number | null;
}

interface DatabaseResultHKT extends PgQueryResultHKT {
  type: DatabaseResult<this['row']>;
}

/** What repositories take: a database or an open transaction, embedded or PostgreSQL. */
export type Database = PgDatabase<DatabaseResultHKT, Record<string, never>>;

export interface DatabaseLogger {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface OpenDatabase {
  db: Database;
  kind: 'embedded' | 'postgres';
  /** Plain SQL as the pg driver does it: several statements are allowed when there are no values. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  isReady(): Promise<boolean>;
  /** Waits for the work in flight. Later calls are refused. */
  close(): Promise<void>;
}

/** The folder of the SQL files that drizzle-kit writes. */
export const MIGRATIONS = fileURLToPath(new URL('../../../../db/migrations', import.meta.url));

/** Whether a write failed since another row has that value already. */
export function isTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === '23505') return true;
  return false;
}

/** The first row of a query's result. */
export async function first<Row>(query: PromiseLike<Row[]>): Promise<Row | undefined> {
  return (await query)[0];
}

/** Whether a query returned any row. */
export async function hasRows(query: PromiseLike<unknown[]>): Promise<boolean> {
  return (await query).length > 0;
}
