import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes the files and folders that lie in this folder, have a name of this beginning and were last changed before
 * that time; returns how many. A folder that does not exist holds none.
 */
export async function removeOlder(
  folder: string,
  olderThan: Date,
  beginning = '',
): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith(beginning)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found || found.mtime >= olderThan) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
