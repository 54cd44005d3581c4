import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder of its own for one piece of work, gone afterwards however that ended. */
export async function withTemporaryFolder<Result>(
  parent: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(parent, 'work-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Clears away folders that a crash left, older than that; answers how many. */
export async function removeStaleFolders(parent: string, olderThan: Date): Promise<number> {
  let removed = 0;
  for (const name of await readdir(parent).catch(() => [])) {
    if (!name.startsWith('work-')) continue;
    const path = join(parent, name);
    const found = await stat(path).catch(() => undefined);
    if (!found || found.mtime >= olderThan) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
