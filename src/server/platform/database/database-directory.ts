import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from '#server/platform/errors/startup-error.ts';

/**
 * Makes sure that `directory` holds a whole database: `create` fills a folder beside it, which takes
 * its place only once all of it is on the disk. So an interrupted first start leaves nothing half made.
 */
export async function createDatabaseDirectory(
  directory: string,
  create: (draft: string) => Promise<void>,
): Promise<void> {
  if (existsSync(join(directory, 'PG_VERSION'))) return;
  if (existsSync(directory) && readdirSync(directory).length > 0) {
    throw new StartupError(
      `${directory} holds files that are not Heartwood's database. ` +
        'Nothing was changed. Move them away, or use another DATA_DIR.',
    );
  }
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  try {
    await create(draft);
    syncTree(draft);
    renameSync(draft, directory);
    syncPath(dirname(directory));
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else syncPath(path);
  }
  syncPath(folder);
}

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
