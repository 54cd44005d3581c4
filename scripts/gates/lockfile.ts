import { readFileSync, writeFileSync } from 'node:fs';

export interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

export interface MissingPackage {
  name: string;
  version: string;
  neededBy: LockedPackage;
}

export function readLockfile(path: string): Lockfile {
  return JSON.parse(readFileSync(path, 'utf8'));
}

export function writeLockfile(path: string, lockfile: Lockfile): void {
  writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`);
}

/** Where Node would look for a package: in the asking one's own node_modules, then upwards. */
function placesFor(name: string, asking: string): string[] {
  const parts = asking.split('/node_modules/');
  const inside = parts.map((_, index) => parts.slice(0, index + 1).join('/node_modules/'));
  return [...inside.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
}

/** Packages for other platforms that the lockfile asks for without holding them: `npm ci` refuses it then. */
export function listMissing({ packages }: Lockfile): MissingPackage[] {
  return Object.entries(packages).flatMap(([path, neededBy]) =>
    Object.entries(neededBy.optionalDependencies ?? {})
      .filter(([name]) => !placesFor(name, path).some((place) => packages[place]))
      .map(([name, version]) => ({ name, version, neededBy })),
  );
}
