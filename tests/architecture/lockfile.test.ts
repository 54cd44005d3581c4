import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { listMissing, readLockfile } from '../../scripts/gates/lockfile.ts';

const lockfile = readLockfile(resolve(import.meta.dirname, '../../package-lock.json'));

it('holds every package that another one may need on some platform (else: node scripts/gates/complete-lockfile.ts)', () => {
  expect(listMissing(lockfile).map(({ name }) => name)).toEqual([]);
});

it('would say so if one were missing', () => {
  const { 'node_modules/@biomejs/cli-linux-x64': left, ...packages } = lockfile.packages;
  expect(left).toBeDefined();
  expect(listMissing({ packages }).map(({ name }) => name)).toEqual(['@biomejs/cli-linux-x64']);
});
