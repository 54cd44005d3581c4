import { globSync, readFileSync } from 'node:fs';
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts';
import type { Outcome } from './gate.ts';
import { runVitest } from './run-vitest.ts';

const notFound =
  'PostgreSQL was not found on this machine: the tests ran on the embedded database only';

/** What has nothing to do with the database, or writes nothing to it that another test here does not. */
const elsewhere = [
  'src/server/platform/!(backup|database|jobs|rate-limits)/**',
  '**/embedded-*',
  '**/database/power-cut*',
  '**/memories/{media,bucket}.test.ts',
  '**/{companion,model-companion,summary,voice}/**',
  '**/{training-image,vault-secrecy}.test.ts',
  'src/server/app/{client-pages,requests}.test.ts',
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
    // A limit in megabytes is the same before any database.
    const names = '--testNamePattern=^(?!.*\\d MB)';
    return await runVitest(['--project=server', 'src/server', names, ...excluded], {
      TEST_DATABASE_URL: url,
    });
  } finally {
    await cluster?.stop();
  }
}
