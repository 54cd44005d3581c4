import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { removeOlder } from '#server/platform/storage/remove-older.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

const beginning = 'work-';

/** Runs `work` with a temporary folder, which is removed afterwards in any case. */
export async function withTemporaryFolder<Result>(
  parent: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(parent, beginning));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes temporary folders that a crash left before that time; returns how many. */
export function removeStaleFolders(parent: string, olderThan: Date): Promise<number> {
  return removeOlder(parent, olderThan, beginning);
}

/** Puts a stored object, to be read only, where ffmpeg can seek in it, whichever storage it comes from. */
export async function stageFile(storage: Storage, key: string, path: string, signal?: AbortSignal) {
  if (await storage.link?.(key, path)) return;
  const { stream } = await storage.read(key);
  await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
}

/** Stores a file of a temporary folder under `key`, as it is. */
export async function storeFile(
  storage: Storage,
  key: string,
  path: string,
  { contentType, signal }: { contentType: string; signal?: AbortSignal },
): Promise<void> {
  const { size: maxBytes } = await stat(path);
  await storage.put(key, createReadStream(path), { contentType, maxBytes, signal });
}
