// Holds the built pages to the promised first load. `node scripts/gates/check-first-load.ts --js=90` tries another budget.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pageModules } from '#shared/page-modules.ts';
import { checkFirstLoad } from './first-load.ts';

const dist = resolve(import.meta.dirname, '../../dist');
const { values } = parseArgs({
  options: {
    js: { type: 'string', default: '110' },
    css: { type: 'string', default: '25' },
    page: { type: 'string', default: '60' },
  },
});
const bytes = (kilobytes: string) => Number(kilobytes) * 1000;

const { sizes, excesses } = checkFirstLoad(
  JSON.parse(readFileSync(join(dist, 'client-manifest.json'), 'utf8')),
  (file) => readFileSync(join(dist, 'client', file)),
  {
    pages: Object.fromEntries(['/', '/auth'].map((path) => [path, pageModules[path] ?? ''])),
    // A page that is not there has no address.
    fetchedAhead: [...Object.values(pageModules), 'pages/not-found/not-found-page.tsx'],
    budget: { js: bytes(values.js), css: bytes(values.css), page: bytes(values.page) },
  },
);
for (const { address, js, css } of sizes)
  console.log(
    `${address}: ${(js / 1000).toFixed(1)} KB of JavaScript, ${(css / 1000).toFixed(1)} KB of CSS`,
  );
for (const excess of excesses) console.error(excess);
process.exitCode = excesses.length > 0 ? 1 : 0;
