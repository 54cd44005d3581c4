// `npm run bench:web`: Lighthouse with its telephone, five times a page, against the built pages on the real server.
// `npm run bench:web -- --runs=1` is quicker; `--json=FILE` keeps the figures.
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '#tests/support/server.ts';
import { type Audit, auditPage, type Category } from './audit-page.ts';
import { createGuest, enterAs, type Guest } from './enter-sample-family.ts';
import { openBrowser } from './open-browser.ts';

const goal = 95;
const signedIn: Category[] = ['performance', 'accessibility', 'best-practices'];
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, json: { type: 'string' } },
});
const runs = Number(values.runs);
const write = (line: string) => process.stdout.write(`${line}\n`);

function median(samples: readonly number[]): number {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? Number.NaN;
}

const columns: [name: string, read: (audit: Audit) => string][] = [
  ['FCP', ({ firstPaint }) => `${(firstPaint / 1000).toFixed(2)} s`],
  ['LCP', ({ largestPaint }) => `${(largestPaint / 1000).toFixed(2)} s`],
  ['TBT', ({ blocking }) => `${blocking.toFixed(0)} ms`],
  ['CLS', ({ shift }) => shift.toFixed(3)],
  ['bytes', ({ bytes }) => `${(bytes / 1000).toFixed(0)} KB`],
  ['requests', ({ requests }) => String(requests)],
];

/** One visit in a browser of its own: nothing is left over from the one before. */
async function visit(origin: string, path: string, categories: Category[], guest?: Guest) {
  const browser = await openBrowser();
  try {
    if (guest) await enterAs(guest, origin, browser.port);
    return await auditPage(origin + path, browser.port, categories);
  } finally {
    await browser.close();
  }
}

/** Prints each run of a page; answers the categories whose median misses the goal. */
async function measure(origin: string, path: string, categories: Category[], guest?: Guest) {
  const audits: Audit[] = [];
  write(`\n${path.replace(/[0-9a-f-]{36}/, '{id}')}`);
  write(['run', ...categories, ...columns.map(([name]) => name), 'load'].join(' | '));
  for (let run = 1; run <= runs; run += 1) {
    const audit = await visit(origin, path, categories, guest);
    audits.push(audit);
    const cells = [
      run,
      ...categories.map((category) => audit.scores[category]),
      ...columns.map(([, read]) => read(audit)),
      loadavg()[0]?.toFixed(1),
    ];
    write(cells.join(' | '));
  }
  const medians = categories.map((category) =>
    median(audits.map(({ scores }) => scores[category] ?? 0)),
  );
  write(['median', ...medians].join(' | '));
  for (const finding of new Set(audits.flatMap(({ findings }) => findings))) write(`  ${finding}`);
  return {
    path,
    audits,
    missed: categories.filter((_, index) => (medians[index] ?? 0) < goal),
  };
}

const build = resolve(import.meta.dirname, '../../scripts/build/build-client.ts');
if (spawnSync(process.execPath, [build, '--if-stale'], { stdio: 'inherit' }).status !== 0)
  throw new Error('The pages could not be built.');
const server = await startServer({ env: { LOG_LEVEL: 'warn' } });
try {
  const everything: Category[] = [...signedIn, 'seo'];
  const guest = await createGuest(server.url);
  const measured = [
    await measure(server.url, '/', everything),
    await measure(server.url, '/dashboard', signedIn, guest),
    await measure(server.url, guest.chat, signedIn, guest),
  ];
  if (values.json) await writeFile(values.json, JSON.stringify(measured, null, 2));
  const misses = measured.flatMap(({ path, missed }) => missed.map((one) => `${path} in ${one}`));
  write(
    misses.length > 0 ? `\nBelow ${goal}: ${misses.join(', ')}.` : `\nAll at ${goal} or better.`,
  );
  process.exitCode = misses.length > 0 ? 1 : 0;
} finally {
  await server.stop();
}
