import { access, readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

const DEBIAN_ROOT = '/usr/lib/postgresql';

/** The folder of `initdb` and `postgres`: PG_BIN, a folder of PATH, or Debian's newest. */
export async function findPostgresBinaries(): Promise<string | undefined> {
  const candidates = [
    process.env.PG_BIN ?? '',
    ...(process.env.PATH ?? '').split(delimiter),
    ...(await listDebianFolders()),
  ];
  for (const folder of candidates) {
    if (folder && (await holdsServer(folder))) return folder;
  }
  return undefined;
}

async function listDebianFolders(): Promise<string[]> {
  const versions = await readdir(DEBIAN_ROOT).catch(() => []);
  return versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_ROOT, version, 'bin'));
}

function holdsServer(folder: string): Promise<boolean> {
  return Promise.all(['initdb', 'postgres'].map((name) => access(join(folder, name)))).then(
    () => true,
    () => false,
  );
}
