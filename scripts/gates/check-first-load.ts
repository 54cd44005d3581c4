// Holds the first load of the start page, which is the entry of the build, to its budget in compressed bytes.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const budgets = { js: 130_000, css: 25_000 };

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const dist = resolve(import.meta.dirname, '../../dist');
const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(dist, 'client-manifest.json'), 'utf8'),
);
const files = new Set<string>();

function addFiles(name: string): void {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no "${name}".`);
  if (files.has(chunk.file)) return;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
  for (const imported of chunk.imports ?? []) addFiles(imported);
}

addFiles('index.html');

for (const [kind, budget] of Object.entries(budgets)) {
  const sizes = [...files]
    .filter((file) => file.endsWith(`.${kind}`))
    // Browsers that take no brotli get gzip, which is larger.
    .map((file) => gzipSync(readFileSync(join(dist, 'client', file)), { level: 9 }).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`First load of /: ${total} bytes of ${kind} of ${budget} allowed`);
  if (total > budget) process.exitCode = 1;
}
