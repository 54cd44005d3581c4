import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MIGRATIONS, type OpenDatabase } from '#server/platform/database/database.ts';
import { openEmbeddedDatabase } from '#server/platform/database/embedded-database.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { createLogger } from '#server/platform/logging/logger.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';

const { resolve } = createRequire(import.meta.url);

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/heartwood', import.meta.url));

/** What PostgreSQL makes further databases of, which are never made here: more than half of all files. */
const UNUSED = ['1', '4'];

/** As long as this is referenced, V8 reuses its machine code for the same bytes instead of compiling them again. */
let compiled: Promise<WebAssembly.Module> | undefined;
const compile = async () =>
  WebAssembly.compile(await readFile(join(resolve('@electric-sql/pglite'), '../pglite.wasm')));

/** An embedded database in a temporary folder, copied from a template because creating one is slow. */
export async function createEmbeddedTestDatabase(): Promise<OpenDatabase> {
  compiled ??= compile();
  await compiled;
  const dataDir = await mkdtemp(join(tmpdir(), 'heartwood-database-'));
  await copyDatabaseTemplate(dataDir);
  const database = await openEmbeddedDatabase({ dataDir });
  return {
    ...database,
    async close() {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Puts a migrated database into an empty data directory. */
export async function copyDatabaseTemplate(dataDir: string): Promise<void> {
  copyFolder(await findOrCreateTemplate(), dataDir);
}

/** Of hundreds of small files: asking for each with a promise of its own takes several times as long. */
function copyFolder(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      mkdirSync(target, { mode: 0o700 });
      copyFolder(source, target);
    } else copyFileSync(source, target);
  }
}

async function findOrCreateTemplate(): Promise<string> {
  const template = join(CACHE, `database-${await templateKey()}`);
  if (existsSync(template)) return template;
  await mkdir(CACHE, { recursive: true });
  const draft = join(CACHE, `draft-${randomUUID()}`);
  try {
    const database = await openEmbeddedDatabase({ dataDir: draft });
    await createQueueTables(database);
    await database.close();
    for (const name of UNUSED) await rm(join(draft, 'database/base', name), { recursive: true });
    await rename(draft, template);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another worker may have finished the same template meanwhile.
    if (!existsSync(template)) throw error;
  }
  return template;
}

async function createQueueTables(database: OpenDatabase): Promise<void> {
  const jobs = createJobs({ database, logger: createLogger('silent'), metrics: createMetrics() });
  await jobs.open([]);
  await jobs.close();
}

/** Makes the template of the migrations as they are, and deletes those of earlier ones. */
export async function renewTemplate(): Promise<void> {
  const current = basename(await findOrCreateTemplate());
  const names = await readdir(CACHE);
  const old = names.filter((name) => name.startsWith('database-') && name !== current);
  await Promise.all(old.map((name) => rm(join(CACHE, name), { recursive: true, force: true })));
}

async function templateKey(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of ['@electric-sql/pglite', 'pg-boss'])
    hash.update(await readFile(join(resolve(name), '../../package.json')));
  hash.update(UNUSED.join());
  for (const file of (await readdir(MIGRATIONS)).toSorted()) {
    if (file.endsWith('.sql')) hash.update(file).update(await readFile(join(MIGRATIONS, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
