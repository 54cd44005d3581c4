import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeOlder } from '#server/platform/storage/remove-older.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { isStorageFault } from '#server/platform/storage/storage-error.ts';
import { isBackupName, paths } from './backup-format.ts';
import { type BackupStore, missing } from './backup-store.ts';

interface BackupBucketOptions {
  /** The bucket; nothing else is in it below `prefix`. */
  storage: Storage;
  prefix: string;
  /** For people. */
  place: string;
  /** The local folder where a backup is put together. */
  stageFolder: string;
}

/** Backups below a prefix of a bucket, where no folder can be renamed: a backup is complete once its manifest is there. */
export function createBackupBucket(options: BackupBucketOptions): BackupStore {
  const { storage, prefix, place, stageFolder } = options;
  const at = (path: string) => (prefix ? `${prefix}/${path}` : path);

  async function write(path: string, content: AsyncIterable<Uint8Array>) {
    const contentType = 'application/octet-stream';
    await storage.put(at(path), content, { contentType, maxBytes: Number.MAX_SAFE_INTEGER });
  }

  /** The paths of all parts of each backup, complete or not, with when the first was written. */
  async function listParts() {
    const parts = new Map<string, { paths: string[]; since: Date }>();
    for await (const { key, modifiedAt } of storage.list(at('snapshots'))) {
      const path = key.slice(at('').length);
      const name = path.split('/')[1] ?? '';
      const found = parts.get(name) ?? { paths: [], since: modifiedAt };
      if (modifiedAt < found.since) found.since = modifiedAt;
      found.paths.push(path);
      parts.set(name, found);
    }
    return parts;
  }

  const isComplete = (name: string, found: { paths: string[] }) =>
    isBackupName(name) && found.paths.includes(`${paths.backup(name)}/${paths.manifest}`);

  return {
    place,
    write,

    async list() {
      const parts = [...(await listParts())];
      return parts.flatMap(([name, found]) => (isComplete(name, found) ? [name] : [])).toSorted();
    },

    async stage(name) {
      const folder = join(stageFolder, `backup-${name}`);
      await mkdir(stageFolder, { recursive: true, mode: 0o700 });
      await mkdir(folder, { mode: 0o700 });
      return folder;
    },

    async publish(name, staged) {
      const items = await readdir(staged, { recursive: true, withFileTypes: true });
      const files = items
        .filter((item) => item.isFile())
        .map((item) => join(item.parentPath, item.name).slice(staged.length + 1))
        .map((file) => file.replaceAll('\\', '/'));
      // The manifest goes last: with it the backup is complete.
      files.sort((one, other) => Number(one === paths.manifest) - Number(other === paths.manifest));
      for (const file of files)
        await write(`${paths.backup(name)}/${file}`, createReadStream(join(staged, file)));
      await rm(staged, { recursive: true, force: true });
    },

    async removeBackup(name) {
      await storage.delete(at(`${paths.backup(name)}/${paths.manifest}`));
      await storage.deleteFolder(at(paths.backup(name)));
    },

    async read(path) {
      try {
        return (await storage.read(at(path))).stream;
      } catch (error) {
        if (isStorageFault(error, 'not-found')) throw missing(`${place}/${path}`);
        throw error;
      }
    },

    exists: async (path) => (await storage.find(at(path))) !== undefined,
    remove: (path) => storage.delete(at(path)),

    async *listContents() {
      for await (const { key, modifiedAt } of storage.list(at('files')))
        yield { path: key.slice(at('').length), modifiedAt };
    },

    async removeUnfinished(before) {
      await removeOlder(stageFolder, before, 'backup-');
      await storage.removeLeftovers(before);
      for (const [name, found] of await listParts())
        if (!isComplete(name, found) && found.since < before)
          await storage.deleteFolder(at(paths.backup(name)));
    },
  };
}
