import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, OpenDatabase } from '#server/platform/database/database.ts';
import { openEmbeddedDatabase } from '#server/platform/database/embedded-database.ts';
import { withTemporaryFolder } from '#server/platform/media/temporary-folder.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { type BackedUpFile, BackupError } from './backup-format.ts';
import { findMissingContents } from './check-backup.ts';
import {
  countRows,
  dumpRows,
  findMigration,
  latestMigration,
  replaceRows,
} from './database-rows.ts';
import type { LeftOut } from './make-backup.ts';
import { type OpenBackup, readContent, readFiles, readTable } from './read-backup.ts';

export interface RestoreTarget {
  db: Database;
  storage: Storage;
  leftOut: LeftOut;
}

export interface Occupied {
  /** The number of rows of each table that has any. */
  rows: Map<string, number>;
  /** How many stored files are not those of the backup. */
  files: number;
}

/** Returns what a restore would replace, or undefined where there is nothing. */
export async function findOccupied(
  { db, storage, leftOut }: RestoreTarget,
  backup: OpenBackup,
): Promise<Occupied | undefined> {
  const rows = await countRows(db, leftOut.tables);
  const wanted = await listFiles(backup);
  let files = 0;
  for await (const { key, size } of storage.list('')) {
    // What a restore that was interrupted has copied is no reason to refuse the next one.
    if (!isLeftOut(key, leftOut) && wanted.get(key)?.size !== size) files += 1;
  }
  return rows.size > 0 || files > 0 ? { rows, files } : undefined;
}

/** Whether another Heartwood is connected to this PostgreSQL database. */
export async function isInUse({ executeSql }: Pick<OpenDatabase, 'executeSql'>): Promise<boolean> {
  const others = `select from pg_stat_activity where application_name = 'heartwood'
    and datname = current_database() and pid <> pg_backend_pid()`;
  // The connection that looked for migrations takes a moment to end.
  for (let look = 0; look < 5; look += 1) {
    if ((await executeSql(others)).rows.length === 0) return false;
    await sleep(200);
  }
  return true;
}

/**
 * Makes database and storage what they were at the time of the backup. Files come first, then all rows in one
 * transaction, then other files are removed: a restore that is interrupted can be run again.
 * @throws BackupError where a part is damaged or missing, or the backup is one of a newer version
 */
export async function restoreBackup(
  { db, storage, leftOut }: RestoreTarget,
  backup: OpenBackup,
): Promise<{ rows: number; files: number }> {
  findMigration(backup.manifest.migration);
  const wanted = await listFiles(backup);
  for (const file of wanted.values()) await restoreFile(storage, backup, file);
  const rows = await restoreRows(db, backup);
  for await (const { key } of storage.list(''))
    if (!isLeftOut(key, leftOut) && !wanted.has(key)) await storage.delete(key);
  return { rows, files: wanted.size };
}

/** Restores the rows of a backup into a database that is made for it and thrown away, and looks whether all came back. */
export async function tryRestore(
  backup: OpenBackup,
  { workFolder, leftOut }: { workFolder: string; leftOut: LeftOut },
): Promise<{ rows: number }> {
  const missing = await findMissingContents(backup);
  if (missing.length > 0)
    throw new BackupError(`${missing.length} files are missing, ${missing[0]} among them.`);
  return withTemporaryFolder(workFolder, async (dataDir) => {
    const database = await openEmbeddedDatabase({ dataDir });
    try {
      const rows = await restoreRows(database.db, backup);
      if (backup.manifest.migration === latestMigration)
        await compareRows(database.db, backup, leftOut);
      return { rows };
    } finally {
      await database.close();
    }
  });
}

async function restoreRows(db: Database, backup: OpenBackup): Promise<number> {
  let rows = 0;
  await replaceRows(db, backup.manifest.migration, async (insert) => {
    for (const table of backup.manifest.tables) {
      await readTable(backup, table, (lines) => insert(table, lines));
      rows += table.lines;
    }
  });
  return rows;
}

/** Dumps a restored database: its lines must be those of the backup. */
async function compareRows(db: Database, { manifest }: OpenBackup, leftOut: LeftOut) {
  const expected = new Map(manifest.tables.map(({ name, sha256 }) => [name, sha256]));
  await dumpRows(db, leftOut.tables, async ({ name }, batches) => {
    const hash = createHash('sha256');
    for await (const batch of batches) for (const line of batch) hash.update(`${line}\n`);
    if (hash.digest('hex') !== expected.get(name))
      throw new BackupError(`The rows of ${name} were not the same after a trial restore.`);
  });
}

async function restoreFile(storage: Storage, backup: OpenBackup, file: BackedUpFile) {
  const { key, sha256, size, contentType } = file;
  const present = await storage.find(key);
  if (present?.sha256 === sha256 && present.contentType === contentType) return;
  await storage.put(key, readContent(backup, file), { contentType, maxBytes: size });
}

async function listFiles(backup: OpenBackup): Promise<Map<string, BackedUpFile>> {
  const files = new Map<string, BackedUpFile>();
  await readFiles(backup, (file) => {
    files.set(file.key, file);
  });
  return files;
}

const isLeftOut = (key: string, { folders }: LeftOut) =>
  folders.some((folder) => key.startsWith(`${folder}/`));
