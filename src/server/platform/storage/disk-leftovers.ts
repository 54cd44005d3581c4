import { stat } from 'node:fs/promises';
import { contentPath, findEntry, readFolder } from './disk-entries.ts';
import { isErrno } from './file-operations.ts';

/** Paths of files that no entry names and that nobody has written to since that time. */
export async function* findDiskLeftovers(
  root: string,
  olderThan: Date,
  folder = '',
): AsyncGenerator<string> {
  const { keys, others, folders } = await readFolder(root, folder);
  const named = new Set<string>();
  for (const key of keys) {
    const entry = await findEntry(root, key);
    if (entry) named.add(contentPath(root, key, entry));
  }
  for (const path of others) {
    if (!named.has(path) && (await isOlder(path, olderThan))) yield path;
  }
  for (const inner of folders) yield* findDiskLeftovers(root, olderThan, inner);
}

async function isOlder(path: string, time: Date) {
  try {
    return (await stat(path)).mtime < time;
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return false;
    throw error;
  }
}
