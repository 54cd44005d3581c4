import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeOlder } from '#server/platform/storage/remove-older.ts';

const beginning = 'work-';

/** A folder of its own for one piece of work, gone afterwards however that ended. */
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

/** Clears away folders that a crash left, older than that; answers how many. */
export function removeStaleFolders(parent: string, olderThan: Date): Promise<number> {
  return removeOlder(parent, olderThan, beginning);
}
