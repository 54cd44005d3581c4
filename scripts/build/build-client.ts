import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compressFiles } from './compress-files.ts';
import { hashFiles } from './hash-files.ts';

const root = resolve(import.meta.dirname, '../..');
const page = join(root, 'dist/client/index.html');
/** Both beside the built folder and not in it, so that they are never served. */
const stamp = join(root, 'dist/client.built');
const manifest = join(root, 'dist/client-manifest.json');

const sources = hashFiles(root, [
  'src/client/**/*',
  'src/shared/**/*',
  'packages/*/src/**/*',
  'vite.config.ts',
  'scripts/build/{build-client,compress-files}.ts',
  'package-lock.json',
]);

function isBuilt(): boolean {
  return existsSync(page) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
}

if (!(process.argv.includes('--if-stale') && isBuilt())) {
  rmSync(stamp, { force: true });
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0 || !existsSync(page)) {
    process.stderr.write('The pages could not be built: see the messages above.\n');
    process.exit(1);
  }
  renameSync(join(root, 'dist/client/.vite/manifest.json'), manifest);
  rmSync(join(root, 'dist/client/.vite'), { recursive: true });
  await compressFiles(join(root, 'dist/client'));
  writeFileSync(stamp, sources);
}
