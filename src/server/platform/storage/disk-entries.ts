import { randomBytes } from 'node:crypto';
import { type Dirent, promises as fs } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { isErrno } from './file-operations.ts';
import type { StoredObject } from './storage.ts';
import { keyExtension } from './storage-key.ts';

/**
 * On disk an object is two files side by side: `photo.jpg~entry`, a line of JSON, which names
 * `photo.jpg~<random>.jpg`, the content as it is. The object is there when its entry is, so one
 * rename of the entry publishes both. No key holds a tilde.
 */
const entryEnding = '~entry';

const entrySchema = z.object({
  content: z.string(),
  contentType: z.string(),
  size: z.number().int().nonnegative(),
  sha256: z.string(),
  modifiedAt: z.string(),
});
export type Entry = z.infer<typeof entrySchema>;

export const entryPath = (root: string, key: string) => join(root, `${key}${entryEnding}`);

/** A new name beside the entry, for its content or for an entry not yet in place. */
export function newNeighbour(root: string, key: string, ending = keyExtension(key)) {
  return join(root, `${key}~${randomBytes(8).toString('hex')}${ending}`);
}

export function contentPath(root: string, key: string, entry: Entry) {
  return join(dirname(join(root, key)), entry.content);
}

export async function findEntry(root: string, key: string): Promise<Entry | undefined> {
  try {
    return entrySchema.parse(JSON.parse(await fs.readFile(entryPath(root, key), 'utf8')));
  } catch (error) {
    // ENOTDIR cannot come from our keys, but a file put there by hand must not fail every read.
    if (isErrno(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
}

export function describeEntry(key: string, entry: Entry): StoredObject {
  const { contentType, size, sha256 } = entry;
  return { key, contentType, size, sha256, modifiedAt: new Date(entry.modifiedAt) };
}

export interface FolderContents {
  folders: string[];
  /** Keys of the objects that lie in this very folder. */
  keys: string[];
  /** Paths of all other files: contents, and whatever a crash left. */
  others: string[];
}

export async function readFolder(root: string, folder: string): Promise<FolderContents> {
  const found: FolderContents = { folders: [], keys: [], others: [] };
  for (const item of await readItems(join(root, folder))) {
    const key = folder ? `${folder}/${item.name}` : item.name;
    if (item.isDirectory()) found.folders.push(key);
    else if (item.name.endsWith(entryEnding)) found.keys.push(key.slice(0, -entryEnding.length));
    else if (item.name.includes('~')) found.others.push(join(root, key));
  }
  return found;
}

async function readItems(path: string): Promise<Dirent[]> {
  try {
    return await fs.readdir(path, { withFileTypes: true });
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  }
}

/** Paths of files that no entry names and that were last written before that time. */
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
