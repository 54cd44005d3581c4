import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

function readPackages(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages ?? {};
  } catch {
    return undefined;
  }
}

/**
 * Whether node_modules holds what package-lock.json asks for. npm writes its own record
 * (node_modules/.package-lock.json) only after everything is unpacked and its install scripts have
 * run, so an interrupted installation is never taken for a finished one. Packages for other
 * platforms are in the lockfile but not on the disk: those may be missing.
 */
export function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const found = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (path === '' || optional || devOptional) return true;
    return found[path]?.version === version && existsSync(join(root, path, 'package.json'));
  });
}
