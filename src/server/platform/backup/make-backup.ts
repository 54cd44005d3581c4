import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { ListedObject, Storage } from '#server/platform/storage/storage.ts';
import { isStorageFault } from '#server/platform/storage/storage-error.ts';
import {
  type BackedUpFile,
  type BackedUpTable,
  backupFormat,
  backupName,
  type Manifest,
  paths,
} from './backup-format.ts';
import { type BackupStore, writeStaged } from './backup-store.ts';
import { dumpRows } from './database-rows.ts';
import type { Encryption } from './encryption.ts';
import { packLines } from './line-streams.ts';
import { readFiles, readManifest } from './read-backup.ts';

/** What is not backed up: rows that mean nothing elsewhere, and files that are temporary or made again. */
export interface LeftOut {
  tables: readonly string[];
  /** Folders of the storage. */
  folders: readonly string[];
}

export interface MakeBackupOptions {
  db: Database;
  storage: Storage;
  store: BackupStore;
  encryption: Encryption;
  clock: Clock;
  leftOut: LeftOut;
  appVersion: string;
  /** What runs before that time left unfinished is removed. */
  unfinishedBefore: Date;
  signal?: AbortSignal;
}

/**
 * Makes a backup of all rows, as they are at one moment, and all files. Contents that the store has already are not
 * copied again. Most files are copied before that moment and only those that came meanwhile after it, so that a file
 * that is deleted during a long copy is in the backup together with the row that still names it.
 */
export async function makeBackup(options: MakeBackupOptions): Promise<Manifest & { name: string }> {
  const { db, store, encryption, clock, leftOut, signal } = options;
  await store.removeUnfinished(options.unfinishedBefore);
  const copies = await createCopies(options);
  await copies.copyAll();

  const takenAt = clock.now();
  const name = await chooseName(store, takenAt);
  const staged = await store.stage(name);
  const write = (part: string) => (content: AsyncIterable<Uint8Array>) =>
    writeStaged(join(staged, part), content);
  try {
    const tables: BackedUpTable[] = [];
    const migration = await dumpRows(db, leftOut.tables, async (table, batches) => {
      const part = paths.table(table.name, encryption.ending);
      tables.push({ ...table, ...(await packLines(batches, encryption, write(part), signal)) });
    });
    await copies.copyAll();
    const fileList = write(paths.fileList(encryption.ending));
    const manifest: Manifest = {
      format: backupFormat,
      appVersion: options.appVersion,
      migration,
      takenAt: takenAt.toISOString(),
      encryption: encryption.kind,
      tables,
      files: await packLines(copies.listLines(), encryption, fileList, signal),
      notCopied: copies.notCopied(),
    };
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await write(paths.manifest)(Readable.from([Buffer.from(text)]));
    signal?.throwIfAborted();
    await store.publish(name, staged);
    return { ...manifest, name };
  } catch (error) {
    await rm(staged, { recursive: true, force: true });
    throw error;
  }
}

/** Of the time, or of the next second that no backup is named after. */
async function chooseName(store: BackupStore, at: Date): Promise<string> {
  const taken = await store.list();
  for (let time = at.getTime(); ; time += 1000) {
    const name = backupName(new Date(time));
    if (!taken.includes(name)) return name;
  }
}

async function createCopies({ storage, store, encryption, leftOut, signal }: MakeBackupOptions) {
  const files = new Map<string, BackedUpFile>();
  const notCopied = new Map<string, Manifest['notCopied'][number]>();
  const contents = new Set<string>();
  for await (const { path } of store.listContents()) contents.add(path);
  const earlier = await listEarlier(store, encryption);

  async function copy(object: ListedObject) {
    const { key, size } = object;
    const modifiedAt = object.modifiedAt.toISOString();
    const known = files.get(key) ?? earlier.get(key);
    if (known?.modifiedAt === modifiedAt && known.size === size && has(known.sha256))
      return files.set(key, known);
    const found = await storage.find(key);
    if (!found) return notCopied.set(key, { key, reason: 'vanished' });
    const sha256 = found.sha256 ?? (await hashOf(key));
    if (!has(sha256)) await copyContent(key, sha256);
    const { contentType } = found;
    notCopied.delete(key);
    return files.set(key, { key, sha256, size: found.size, contentType, modifiedAt });
  }

  const has = (sha256: string) => contents.has(paths.content(sha256, encryption.ending));

  async function copyContent(key: string, sha256: string) {
    const path = paths.content(sha256, encryption.ending);
    const { stream } = await storage.read(key);
    await store.write(path, encryption.encrypt(checked(stream, sha256)));
    contents.add(path);
  }

  async function hashOf(key: string) {
    const hash = createHash('sha256');
    for await (const chunk of (await storage.read(key)).stream) hash.update(chunk);
    return hash.digest('hex');
  }

  return {
    /** Copies what is new or changed since the last time. */
    async copyAll() {
      for await (const object of storage.list('')) {
        signal?.throwIfAborted();
        if (leftOut.folders.some((folder) => object.key.startsWith(`${folder}/`))) continue;
        try {
          await copy(object);
        } catch (error) {
          const { key } = object;
          if (isStorageFault(error, 'not-found')) notCopied.set(key, { key, reason: 'vanished' });
          else if (error instanceof DamagedError) notCopied.set(key, { key, reason: 'damaged' });
          else throw error;
        }
      }
    },
    /** The list of files, in batches. */
    async *listLines() {
      const sorted = [...files.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
      for (let start = 0; start < sorted.length; start += 1000)
        yield sorted.slice(start, start + 1000).map((file) => JSON.stringify(file));
    },
    notCopied: () => [...notCopied.values()],
  };
}

/** What was stored is not what is read now. */
class DamagedError extends Error {}

async function* checked(content: AsyncIterable<Uint8Array>, sha256: string) {
  const hash = createHash('sha256');
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') !== sha256) throw new DamagedError('A stored file is damaged.');
}

/** The files of the newest backup, by key; none where that one cannot be read. */
async function listEarlier(store: BackupStore, encryption: Encryption) {
  const files = new Map<string, BackedUpFile>();
  const name = (await store.list()).at(-1);
  if (!name) return files;
  try {
    const manifest = await readManifest(store, name);
    if (manifest.encryption === encryption.kind)
      await readFiles({ store, name, manifest, encryption }, (file) => {
        files.set(file.key, file);
      });
  } catch {
    // It only saves asking the storage for each file: a damaged backup is for `verify` to report.
    files.clear();
  }
  return files;
}
