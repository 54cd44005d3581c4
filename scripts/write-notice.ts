import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

// Writes NOTICE from the packages that Heartwood stands on directly; with --check only compares.

interface Manifest {
  version: string;
  license?: string;
  homepage?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const root = path.resolve(import.meta.dirname, '..');
const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(path.join(root, folder, 'package.json'), 'utf8'));

const { dependencies = {}, devDependencies = {} } = await readManifest('.');
const list = async (names: string[]) => {
  const lines = names.sort().map(async (name) => {
    const { license = 'see the package', version } = await readManifest(`node_modules/${name}`);
    return `  ${name} ${version}: ${license}`;
  });
  return (await Promise.all(lines)).join('\n');
};

const notice = `Heartwood
AGPL-3.0-or-later; see LICENSE.

It stands on the work of others. Each package below is under its own licence, which comes with it.

On the server:
${await list(Object.keys(dependencies))}

In the page, and to build and test it:
${await list(Object.keys(devDependencies))}

In the pictures of stories (src/server/features/stories/illustrator/props/icons.json, by scripts/extract-icons.ts):
  icons of Fluent Emoji, (c) Microsoft Corporation: MIT
`;

const file = path.join(root, 'NOTICE');
const current = await readFile(file, 'utf8').catch(() => '');
if (current !== notice) {
  if (process.argv.includes('--check')) {
    process.stderr.write('NOTICE is not what package.json says: run "npm run docs:notice"\n');
    process.exitCode = 1;
  } else await writeFile(file, notice);
}
