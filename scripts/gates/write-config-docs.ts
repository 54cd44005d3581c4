import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { settings } from '#server/platform/config/config.ts';

// Writes .env.example and the README's table from the one schema of settings; with --check only compares.

const root = path.resolve(import.meta.dirname, '../..');
const [tableStart, tableEnd] = ['<!-- settings -->', '<!-- /settings -->'];

const rows = Object.entries(settings).map(([name, schema]) => {
  const unset = schema.safeParse(undefined);
  const value = unset.success && unset.data !== undefined ? String(unset.data) : '';
  return { name, value, meaning: schema.description ?? '' };
});

function envExample(): string {
  const lines = rows.map(({ name, value, meaning }) => `# ${meaning}\n# ${name}=${value}\n`);
  return `# Every setting of Heartwood, with its default. Copy this file to .env and change what you need.\n\n${lines.join('\n')}`;
}

function withTable(readme: string): string {
  const table = rows.map(
    ({ name, value, meaning }) => `| \`${name}\` | ${value ? `\`${value}\`` : ''} | ${meaning} |`,
  );
  const [before, rest] = readme.split(tableStart);
  const after = rest?.split(tableEnd)[1];
  if (before === undefined || after === undefined) throw new Error('README.md lost its settings');
  return `${before}${tableStart}\n| variable | default | meaning |\n| --- | --- | --- |\n${table.join('\n')}\n${tableEnd}${after}`;
}

const readmeFile = path.join(root, 'README.md');
const readme = await readFile(readmeFile, 'utf8');
const expected = new Map([
  [readmeFile, withTable(readme)],
  [path.join(root, '.env.example'), envExample()],
]);

for (const [file, content] of expected) {
  const current = await readFile(file, 'utf8').catch(() => '');
  if (current === content) continue;
  if (process.argv.includes('--check')) {
    process.stderr.write(
      `${path.basename(file)} is not what the settings say: run "npm run docs:config"\n`,
    );
    process.exitCode = 1;
  } else await writeFile(file, content);
}
