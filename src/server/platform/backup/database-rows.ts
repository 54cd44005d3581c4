import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod';
import { type Database, MIGRATIONS } from '#server/platform/database/database.ts';
import { jobSchema } from '#server/platform/jobs/job-statements.ts';
import { type BackedUpTable, BackupError } from './backup-format.ts';

type Table = Pick<BackedUpTable, 'name' | 'columns'>;

/** A migration as drizzle-kit lists it. */
interface Migration {
  tag: string;
  when: number;
}

const rowsAtOnce = 500;
/** A fixed text form of every value, whatever the server's own settings. */
const textForm =
  "set local time zone 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; " +
  "set local bytea_output = 'hex'; set local extra_float_digits = 1";

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

const migrations = z
  .object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) })
  .parse(JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'))).entries;

/** The last migration that this version of Heartwood knows. */
export const latestMigration = migrations.at(-1)?.tag;

/** @throws BackupError for a migration that only a newer version knows */
export function findMigration(tag: string): Migration {
  const found = migrations.find((migration) => migration.tag === tag);
  if (found) return found;
  throw new BackupError(
    `This backup was made by a newer Heartwood (its database was at ${tag}). Update this one first.`,
  );
}

/**
 * Reads all tables of one moment, in the order of their names and each in the order of its primary key. Every row is a
 * line of JSON whose values are PostgreSQL's text of them, or null, so that both drivers give the same lines.
 * @returns the last migration of that moment
 */
export async function dumpRows(
  db: Database,
  leftOut: readonly string[],
  write: (table: Table, batches: AsyncIterable<string[]>) => Promise<void>,
): Promise<string> {
  return db.transaction(
    async (tx) => {
      for (const statement of textForm.split('; ')) await tx.execute(sql.raw(statement));
      const migration = await readMigration(tx);
      for (const { key, ...table } of await listTables(tx, leftOut))
        await write(table, readRows(tx, table, key));
      return migration;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function* readRows(tx: Database, { name, columns }: Table, key: string[]) {
  const cursor = quote(`dump_${name}`);
  const values = columns.map((column) => `${quote(column.name)}::text`);
  await tx.execute(
    sql.raw(
      `declare ${cursor} no scroll cursor for select row_to_json(r)::text as line from
       (select ${values.join(', ')} from ${quote(name)} order by ${key.join(', ')}) r`,
    ),
  );
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(
      sql.raw(`fetch ${rowsAtOnce} from ${cursor}`),
    );
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < rowsAtOnce) break;
  }
  await tx.execute(sql.raw(`close ${cursor}`));
}

/** All tables but those of extensions, with what their rows are ordered by: the same in every collation. */
async function listTables(tx: Database, leftOut: readonly string[] = []) {
  const { rows } = await tx.execute<{ name: string; column: string; type: string; isKey: boolean }>(
    sql.raw(
      `select c.relname as name, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
              coalesce(a.attnum = any(i.indkey), false) as "isKey"
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         and a.attgenerated = ''
       left join pg_index i on i.indrelid = c.oid and i.indisprimary
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
         and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
       order by c.relname collate "C", a.attnum`,
    ),
  );
  const tables = new Map<string, Table & { key: string[] }>();
  for (const { name, column, type, isKey } of rows) {
    if (leftOut.includes(name)) continue;
    const table = tables.get(name) ?? { name, columns: [], key: [] };
    tables.set(name, table);
    table.columns.push({ name: column, type });
    if (isKey) table.key.push(type === 'text' ? `${quote(column)} collate "C"` : quote(column));
  }
  return [...tables.values()];
}

async function readMigration(tx: Database): Promise<string> {
  const { rows } = await tx.execute<{ when: string }>(
    sql.raw('select max(created_at)::text as when from drizzle.__drizzle_migrations'),
  );
  const found = migrations.find(({ when }) => String(when) === rows[0]?.when);
  if (found) return found.tag;
  throw new BackupError('The database is one of a newer Heartwood. Update this one first.');
}

/** The tables that hold rows, with how many, so that an operator knows what would be replaced. */
export async function countRows(db: Database, leftOut: readonly string[]) {
  const counted = new Map<string, number>();
  for (const { name } of await listTables(db, leftOut)) {
    const { rows } = await db.execute<{ count: string }>(
      sql.raw(`select count(*)::text as count from ${quote(name)}`),
    );
    if (Number(rows[0]?.count) > 0) counted.set(name, Number(rows[0]?.count));
  }
  return counted;
}

/** Inserts lines of a table; called by `load` of `replaceRows`. */
export type InsertRows = (table: Table, lines: string[]) => Promise<void>;

/**
 * Removes all tables and waiting jobs, makes the tables anew as they were after the migration `tag`, has `load` fill
 * them, and then applies the later migrations: all of it or, after an error, nothing.
 */
export async function replaceRows(
  db: Database,
  tag: string,
  load: (insert: InsertRows) => Promise<void>,
): Promise<void> {
  const { when } = findMigration(tag);
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  await db.transaction(async (tx) => {
    const run = async (statement: string) => {
      await tx.execute(sql.raw(statement));
    };
    const migrate = async (isWanted: (time: number) => boolean) => {
      for (const { sql: statements, hash, folderMillis } of known) {
        if (!isWanted(folderMillis)) continue;
        for (const statement of statements) await run(statement);
        await tx.execute(
          sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
        );
      }
    };

    for (const statement of textForm.split('; ')) await run(statement);
    await dropAll(tx);
    await migrate((time) => time <= when);
    const references = await takeReferences(tx);
    await load((table, lines) => insertRows(tx, table, lines));
    for (const { table, name, definition } of references)
      await run(`alter table ${quote(table)} add constraint ${quote(name)} ${definition}`);
    await migrate((time) => time > when);
  });
}

async function dropAll(tx: Database) {
  await tx.execute(sql.raw(`drop schema if exists ${jobSchema} cascade`));
  for (const { name } of await listTables(tx))
    await tx.execute(sql.raw(`drop table ${quote(name)} cascade`));
  const { rows } = await tx.execute<{ name: string }>(
    sql.raw(
      `select p.oid::regprocedure::text as name from pg_proc p
       where p.pronamespace = 'public'::regnamespace
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
    ),
  );
  for (const { name } of rows) await tx.execute(sql.raw(`drop function ${name} cascade`));
  await tx.execute(sql.raw('delete from drizzle.__drizzle_migrations'));
}

/** Drops all foreign keys and returns them: rows can then be inserted in any order. Adding them again checks all rows. */
async function takeReferences(tx: Database) {
  const { rows } = await tx.execute<{ table: string; name: string; definition: string }>(
    sql.raw(
      `select c.relname as table, r.conname as name, pg_get_constraintdef(r.oid) as definition
       from pg_constraint r join pg_class c on c.oid = r.conrelid
       where r.contype = 'f' and r.connamespace = 'public'::regnamespace`,
    ),
  );
  for (const { table, name } of rows)
    await tx.execute(sql.raw(`alter table ${quote(table)} drop constraint ${quote(name)}`));
  return rows;
}

async function insertRows(tx: Database, { name, columns }: Table, lines: string[]) {
  const names = columns.map((column) => quote(column.name));
  const values = columns.map(
    (column) => `(r ->> '${column.name.replaceAll("'", "''")}')::${column.type}`,
  );
  await tx.execute(
    sql`insert into ${sql.raw(`${quote(name)} (${names.join(', ')})`)}
        select ${sql.raw(values.join(', '))} from json_array_elements(${`[${lines.join(',')}]`}::json) r`,
  );
}
