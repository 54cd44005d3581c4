import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isErrno, nodeFileOperations } from '#server/platform/storage/file-operations.ts';
import { BackupError, isBackupName, paths } from './backup-format.ts';

/** Where backups are kept: a folder or a bucket. Paths are those of `paths`, joined with slashes. */
export interface BackupStore {
  /** The folder or the address of the bucket, for people. */
  readonly place: string;
  /** The names of all complete backups, oldest first. */
  list(): Promise<string[]>;
  /** Makes an empty local folder for the parts of a new backup, which is not listed before `publish`. */
  stage(name: string): Promise<string>;
  /** Makes the staged backup a complete one, all at once. */
  publish(name: string, staged: string): Promise<void>;
  removeBackup(name: string): Promise<void>;
  /** Writes a file outside of the backups; it is there whole or not at all. */
  write(path: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** @throws BackupError where there is no such file. */
  read(path: string): Promise<Readable>;
  exists(path: string): Promise<boolean>;
  remove(path: string): Promise<void>;
  /** All files below `files/`. */
  listContents(): AsyncIterable<{ path: string; modifiedAt: Date }>;
  /** Removes what an interrupted run left before that time. */
  removeUnfinished(before: Date): Promise<void>;
}

const unfinished = '.partial';

/** Backups as plain files below one folder, which is made when it is first written to. */
export function createBackupFolder(root: string): BackupStore {
  const at = (path: string) => join(root, path);
  const { syncFolder } = nodeFileOperations;

  return {
    place: root,

    async list() {
      const names: string[] = [];
      for (const name of await namesIn(at('snapshots')))
        if (isBackupName(name) && (await isThere(at(`snapshots/${name}/${paths.manifest}`))))
          names.push(name);
      return names.toSorted();
    },

    async stage(name) {
      const folder = `${at(paths.backup(name))}${unfinished}`;
      await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
      await mkdir(folder, { mode: 0o700 });
      return folder;
    },

    async publish(name, staged) {
      for (const item of await readdir(staged, { withFileTypes: true }))
        if (item.isDirectory()) await syncFolder(join(staged, item.name));
      await syncFolder(staged);
      await rename(staged, at(paths.backup(name)));
      await syncFolder(at('snapshots'));
    },

    async removeBackup(name) {
      // Under its own name it would look whole while it is being removed.
      const doomed = `${at(paths.backup(name))}${unfinished}`;
      await rename(at(paths.backup(name)), doomed);
      await rm(doomed, { recursive: true, force: true });
    },

    async write(path, content) {
      const final = at(path);
      await mkdir(dirname(final), { recursive: true, mode: 0o700 });
      const draft = at(`${randomBytes(8).toString('hex')}${unfinished}`);
      try {
        await writeStaged(draft, content);
        await rename(draft, final);
        await syncFolder(dirname(final));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async read(path) {
      try {
        return (await open(at(path))).createReadStream();
      } catch (error) {
        if (isErrno(error, 'ENOENT', 'ENOTDIR')) throw missing(at(path));
        throw error;
      }
    },

    exists: (path) => isThere(at(path)),
    remove: (path) => rm(at(path), { force: true }),

    async *listContents() {
      for (const start of await namesIn(at('files')))
        for (const rest of await namesIn(at(`files/${start}`))) {
          const path = `files/${start}/${rest}`;
          yield { path, modifiedAt: (await stat(at(path))).mtime };
        }
    },

    async removeUnfinished(before) {
      for (const folder of ['', 'snapshots'])
        for (const name of await namesIn(at(folder))) {
          const path = join(root, folder, name);
          if (name.endsWith(unfinished) && (await stat(path)).mtime < before)
            await rm(path, { recursive: true, force: true });
        }
    },
  };
}

/** Writes a new file of a staged backup, and syncs it. */
export async function writeStaged(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
}

export const missing = (path: string) => new BackupError(`${path} is missing.`);

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR')) return false;
    throw error;
  }
}
