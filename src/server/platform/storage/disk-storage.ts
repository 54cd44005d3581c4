import { link, open, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { Clock } from '#server/platform/clock/clock.ts';
import { resolveRange } from './byte-range.ts';
import {
  contentPath,
  describeEntry,
  findDiskLeftovers,
  findEntry,
  readFolder,
} from './disk-entries.ts';
import { createDiskPublisher } from './disk-publisher.ts';
import { type FileOperations, isErrno, nodeFileOperations } from './file-operations.ts';
import type { Storage, StoredObject } from './storage.ts';
import { StorageError } from './storage-error.ts';
import { checkFolder, checkKey, keyOfUploadUrl } from './storage-key.ts';
import { createUploadTokens } from './upload-tokens.ts';

interface Options {
  /** Made when it is missing; its parent must be there. */
  folder: string;
  /** Where the route that receives uploads is reached, e.g. `https://heartwood.example/api/uploads`. */
  uploadUrl: string;
  secret: string | Buffer;
  clock: Clock;
  files?: FileOperations;
}

const readAhead = 256 * 1024;

/** Keeps objects as plain files below one folder, each beside a small entry that describes it. */
export function createDiskStorage(options: Options): Storage {
  const { uploadUrl, secret, clock, files = nodeFileOperations } = options;
  const root = resolve(options.folder);
  const publisher = createDiskPublisher({ root, files, clock });
  const tokens = createUploadTokens({ secret, clock });

  async function reach<Reached>(key: string, reachPath: (path: string) => Promise<Reached>) {
    // A replaced object's content is removed after its entry: read the entry again to find the new one.
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const entry = await findEntry(root, checkKey(key));
      if (!entry) break;
      try {
        return { entry, reached: await reachPath(contentPath(root, key, entry)) };
      } catch (error) {
        if (!isErrno(error, 'ENOENT')) throw error;
      }
    }
    throw new StorageError('not-found', 'There is nothing under this key.');
  }

  async function find(key: string): Promise<StoredObject | undefined> {
    const entry = await findEntry(root, checkKey(key));
    if (!entry) return undefined;
    const content = await stat(contentPath(root, key, entry)).catch((error: unknown) => {
      if (isErrno(error, 'ENOENT')) return undefined;
      throw error;
    });
    return content && describeEntry(key, entry);
  }

  async function* list(folder: string): AsyncGenerator<StoredObject> {
    const { keys, folders } = await readFolder(root, checkFolder(folder));
    for (const key of keys) {
      const found = await find(key);
      if (found) yield found;
    }
    for (const inner of folders) yield* list(inner);
  }

  async function put(...[key, content, putOptions]: Parameters<Storage['put']>) {
    return describeEntry(key, await publisher.put(checkKey(key), content, putOptions));
  }

  return {
    put,
    find,
    list,
    async delete(key) {
      await publisher.delete(checkKey(key));
    },

    async deleteFolder(folder) {
      const checked = checkFolder(folder);
      if (!checked) throw new StorageError('bad-key', 'The whole storage is never deleted.');
      await publisher.deleteFolder(checked);
    },

    async read(key, range) {
      const { entry, reached: handle } = await reach(key, (path) => open(path, 'r'));
      try {
        const { start, end } = resolveRange(entry.size, range);
        const { size } = await handle.stat();
        if (size !== entry.size) throw new Error(`The stored file of ${key} is damaged.`);
        if (size === 0) await handle.close();
        const stream =
          size === 0
            ? Readable.from([])
            : handle.createReadStream({ start, end, highWaterMark: readAhead });
        return { ...describeEntry(key, entry), stream, start, end };
      } catch (error) {
        await handle.close();
        throw error;
      }
    },

    async link(key, path) {
      try {
        await reach(key, (content) => link(content, path));
        return true;
      } catch (error) {
        // Another disk, or one that knows no second names.
        if (isErrno(error, 'EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP')) return false;
        throw error;
      }
    },

    async createUploadAddress(request) {
      const { token, expiresAt } = tokens.create({ ...request, key: checkKey(request.key) });
      return { url: `${uploadUrl}/${request.key}?token=${token}`, key: request.key, expiresAt };
    },

    findUploadKey: (url) => keyOfUploadUrl(url, uploadUrl),

    async receiveUpload({ key, token, userId, content, contentType, signal }) {
      const { maxBytes } = tokens.check(token, { key: checkKey(key), userId });
      return put(key, content, { contentType, maxBytes, ifAbsent: true, signal });
    },

    async removeLeftovers(olderThan) {
      let removed = 0;
      for await (const path of findDiskLeftovers(root, olderThan)) {
        await publisher.discard(path);
        removed += 1;
      }
      return removed;
    },
  };
}
