// npm leaves out of the lockfile what the registry in use does not offer, e.g. the binaries of a
// platform that a company's mirror skips, and then refuses that very lockfile in `npm ci`, on every
// machine. This writes the missing entries; their versions are pinned by the packages that ask for
// them. Run it after adding or updating packages; `npm test` says when it is needed.
import { resolve } from 'node:path';
import { type LockedPackage, listMissing, readLockfile, writeLockfile } from './lockfile.ts';

const libraries: Record<string, string> = { gnu: 'glibc', musl: 'musl' };

function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  if (name.endsWith('-wasm32-wasi')) return { cpu: ['wasm32'] };
  const [, os, cpu, abi] = name.match(/-([a-z]+\d*)-([a-z]+\d+[a-z]*|arm)(?:-([a-z]+))?$/) ?? [];
  if (!os || !cpu) throw new Error(`No platform can be read from the name ${name}.`);
  const libc = abi && os === 'linux' ? libraries[abi] : undefined;
  return { os: [os], cpu: [cpu], ...(libc && { libc: [libc] }) };
}

const path = resolve(import.meta.dirname, '../../package-lock.json');
const lockfile = readLockfile(path);
const missing = listMissing(lockfile);
for (const { name, version, neededBy } of missing) {
  if (!/^\d/.test(version)) throw new Error(`${name} is asked for as ${version}, not pinned.`);
  const dev = neededBy.dev && { dev: true };
  lockfile.packages[`node_modules/${name}`] = {
    version,
    ...platformOf(name),
    ...dev,
    optional: true,
  };
}
lockfile.packages = Object.fromEntries(
  Object.entries(lockfile.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
);
if (missing.length > 0) writeLockfile(path, lockfile);
console.log(`${missing.length} packages for other platforms added to package-lock.json.`);
