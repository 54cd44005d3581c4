// Writes docs/spec-coverage.md from the tables of rows in tests/e2e/spec; with --check only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadTables } from '#tests/e2e/spec/load-tables.ts';
import { coverSpecification } from './spec-coverage.ts';

const root = resolve(import.meta.dirname, '../..');
const written = resolve(root, 'docs/spec-coverage.md');

function read(file: string): string | undefined {
  try {
    return readFileSync(resolve(root, file), 'utf8');
  } catch {
    return undefined;
  }
}

const { document, complaints } = coverSpecification(await loadTables(), read);
for (const complaint of complaints) console.error(complaint);
if (process.argv.includes('--check')) {
  if (read('docs/spec-coverage.md') !== document) {
    console.error('docs/spec-coverage.md is not what the tables say: npm run docs:spec-coverage');
    process.exitCode = 1;
  }
} else writeFileSync(written, document);
if (complaints.length > 0) process.exitCode = 1;
