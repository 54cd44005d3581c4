import { globSync, readFileSync } from 'node:fs';
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts';
import type { Outcome } from './gate.ts';
import { runVitest } from './run-vitest.ts';

const notFound =
  'PostgreSQL was not found on this machine: the tests ran on the embedded database only';

/** What has nothing to do with the database, or with this one. */
const elsewhere = [
  'src/server/platform/!(database|jobs|rate-limits)/**',
  '**/embedded-*',
  '**/database/power-cut*',
  '**/memories/{media,bucket}.test.ts',
  '**/{model-companion,summary,voice}/**',
  '**/training-image.test.ts',
  '**/vault-secrecy.test.ts',
  // What these write, stories.test.ts and jobs.test.ts write too.
  '**/stories/{film,making,film/*,split/**/*,narrate/*}.test.ts',
];

/** A test without any real part around it opens no database: it would do the same as in the gate before. */
const standsAlone = (file: string) => !readFileSync(file, 'utf8').includes("'#tests/support/");

/** The server's tests on PostgreSQL: the one that TEST_DATABASE_URL names, or one made for this run. */
export async function runOnPostgres(): Promise<Outcome> {
  const named = process.env.TEST_DATABASE_URL;
  const cluster = named ? undefined : await startPostgresCluster();
  const url = named ?? cluster?.url;
  if (!url) return { passed: true, note: notFound };
  try {
    const alone = globSync('src/server/{app,features}/**/*.test.ts').filter(standsAlone);
    const excluded = [...elsewhere, ...alone].map((pattern) => `--exclude=${pattern}`);
    return await runVitest(['--project=server', 'src/server', ...excluded], {
      TEST_DATABASE_URL: url,
    });
  } finally {
    await cluster?.stop();
  }
}
