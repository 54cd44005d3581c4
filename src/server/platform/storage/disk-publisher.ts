import { basename, dirname, join } from 'node:path';
import type { Clock } from '#server/platform/clock/clock.ts';
import { contentPath, type Entry, entryPath, findEntry, newNeighbour } from './disk-entries.ts';
import { createDurableFolders } from './durable-folders.ts';
import { type FileOperations, isErrno } from './file-operations.ts';
import { createKeyedLock } from './keyed-lock.ts';
import { measureContent } from './measured-content.ts';
import type { Content, PutOptions } from './storage.ts';
import { StorageError } from './storage-error.ts';

interface Dependencies {
  root: string;
  files: FileOperations;
  clock: Clock;
}

/** The writing half of the disk driver: every change is synced before its promise resolves. */
export function createDiskPublisher({ root, files, clock }: Dependencies) {
  const folders = createDurableFolders(root, files);
  const withLock = createKeyedLock();

  const discard = (path: string) =>
    files.remove(path).catch((error: unknown) => {
      if (!isErrno(error, 'ENOENT')) throw error;
    });

  async function createBeside(key: string, path: string) {
    const folder = dirname(entryPath(root, key));
    await folders.ensure(folder);
    try {
      return await files.create(path);
    } catch (error) {
      if (!isErrno(error, 'ENOENT')) throw error;
      // The folder was deleted since this process made it.
      folders.forget(folder);
      await folders.ensure(folder);
      return files.create(path);
    }
  }

  async function writeContent(key: string, path: string, content: Content, options: PutOptions) {
    const file = await createBeside(key, path);
    try {
      const measured = await measureContent(content, options, file.write);
      await file.sync();
      return measured;
    } finally {
      await file.close();
    }
  }

  async function writeDraft(key: string, path: string, entry: Entry) {
    const file = await createBeside(key, path);
    try {
      await file.write([Buffer.from(`${JSON.stringify(entry)}\n`)]);
      await file.sync();
    } finally {
      await file.close();
    }
  }

  async function placeEntry(key: string, draft: string, ifAbsent: boolean) {
    const place = entryPath(root, key);
    if (!ifAbsent) return files.rename(draft, place);
    try {
      await files.link(draft, place);
    } catch (error) {
      if (isErrno(error, 'EEXIST')) throw taken();
      throw error;
    }
    await files.remove(draft);
  }

  return {
    async put(key: string, content: Content, options: PutOptions): Promise<Entry> {
      const { contentType, ifAbsent = false } = options;
      if (ifAbsent && (await findEntry(root, key))) throw taken();
      const path = newNeighbour(root, key);
      const draft = newNeighbour(root, key, '.draft');
      let placed = false;
      try {
        const measured = await writeContent(key, path, content, options);
        const modifiedAt = clock.now().toISOString();
        const entry = { content: basename(path), contentType, ...measured, modifiedAt };
        await writeDraft(key, draft, entry);
        await withLock(key, async () => {
          const previous = await findEntry(root, key);
          await placeEntry(key, draft, ifAbsent);
          placed = true;
          await files.syncFolder(dirname(path));
          if (previous) await discard(contentPath(root, key, previous));
        });
        return entry;
      } catch (error) {
        // Once the entry is in place the content is whole and may have been read already.
        if (!placed) await Promise.all([discard(path), discard(draft)]);
        throw error;
      }
    },

    async delete(key: string) {
      await withLock(key, async () => {
        const entry = await findEntry(root, key);
        if (!entry) return;
        await discard(entryPath(root, key));
        await files.syncFolder(dirname(entryPath(root, key)));
        await discard(contentPath(root, key, entry));
      });
    },

    async deleteFolder(folder: string) {
      const path = join(root, folder);
      await files.removeFolder(path);
      folders.forget(path);
      await files.syncFolder(dirname(path)).catch((error: unknown) => {
        if (!isErrno(error, 'ENOENT')) throw error;
      });
    },

    discard,
  };
}

function taken() {
  return new StorageError('already-exists', 'There is already something under this key.');
}
