import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { afterEach, expect, test, vi } from 'vitest';
import { StartupError } from '#server/platform/errors/startup-error.ts';
import { createDataDir } from '#tests/support/database-folder.ts';
import { openDurablePglite } from './durable-pglite.ts';
import type { FileActivity } from './observe-file-system.ts';
import { openDatabase } from './open-database.ts';

const WRITER = fileURLToPath(
  new URL('../../../../tests/support/database-writer.ts', import.meta.url),
);
// Databases are made and opened by the dozen here, which takes long when the machine is busy.
vi.setConfig({ testTimeout: 120_000 });

const cleanUps: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

async function makeDataDir(content: 'empty' | 'migrated') {
  const { dataDir, remove } = await createDataDir(content);
  cleanUps.push(remove);
  return dataDir;
}

async function open(dataDir: string) {
  const database = await openDatabase({ dataDir });
  cleanUps.push(() => database.close());
  return database;
}

/** A process that writes to `dataDir` as fast as it can, until it is killed. */
async function startWriter(dataDir: string) {
  const writer = spawn(process.execPath, [WRITER, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(writer, 'exit');
  const lines = createInterface(writer.stdout);
  const acknowledged: number[] = [];
  const enough = Promise.withResolvers<void>();
  lines.on('line', (line) => {
    if (line !== 'ready') acknowledged.push(Number(line));
    if (acknowledged.length === 50) enough.resolve();
  });
  const kill = async () => {
    writer.kill('SIGKILL');
    await exited;
  };
  cleanUps.push(kill);
  await Promise.race([enough.promise, exited]);
  return { acknowledged, kill, pid: writer.pid };
}

test('a server killed in the middle of writing has kept every acknowledged row', async () => {
  const dataDir = await makeDataDir('migrated');
  const { acknowledged, kill } = await startWriter(dataDir);
  await kill();
  const { executeSql } = await open(dataDir);
  const { rows } = await executeSql('select number from written');
  const written = new Set(rows.map((row) => (row as { number: number }).number));
  expect(acknowledged.length).toBeGreaterThanOrEqual(50);
  expect(acknowledged.filter((number) => !written.has(number))).toEqual([]);
});

test('a second server on the same data is refused, and the first goes on unharmed', async () => {
  const dataDir = await makeDataDir('migrated');
  const writer = await startWriter(dataDir);
  const files = readdirSync(dataDir).toSorted();
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    `Another Heartwood is using the data in ${dataDir} (process ${writer.pid}, started `,
  );
  expect(readdirSync(dataDir).toSorted()).toEqual(files);
  const before = writer.acknowledged.length;
  await expect.poll(() => writer.acknowledged.length).toBeGreaterThan(before + 20);
});

test('one process cannot open the same data twice, but can again after closing', async () => {
  const dataDir = await makeDataDir('migrated');
  const first = await open(dataDir);
  await expect(openDatabase({ dataDir })).rejects.toThrow('Another Heartwood is using the data');
  await expect(openDatabase({ dataDir })).rejects.toThrow('Another Heartwood is using the data');
  expect(await first.isReady()).toBe(true);
  await first.close();
  expect(await (await open(dataDir)).isReady()).toBe(true);
});

test('each commit is synced to the disk before it is acknowledged', async () => {
  const dataDir = await makeDataDir('migrated');
  const activities: FileActivity['kind'][] = [];
  const pglite = await openDurablePglite({
    directory: join(dataDir, 'database'),
    onFileActivity: ({ kind, path }) => {
      if (path.includes('/pg_wal/')) activities.push(kind);
    },
  });
  cleanUps.push(() => pglite.close());
  await pglite.exec('create table synced (number integer)');
  activities.length = 0;
  for (let number = 0; number < 20; number += 1) {
    await pglite.query('insert into synced values ($1)', [number]);
    expect(activities.at(-1)).toBe('sync');
  }
  expect(activities.filter((kind) => kind === 'sync')).toHaveLength(20);
});

test('a disk that does not sync is refused, and the data is left to be opened later', async () => {
  const dataDir = await makeDataDir('migrated');
  const directory = join(dataDir, 'database');
  const withoutSync = openDurablePglite({
    directory,
    createFileSystem: (root) => new NodeFS(root),
  });
  await expect(withoutSync).rejects.toThrow('cannot prove that what it saves survives a power cut');
  expect(await (await open(dataDir)).isReady()).toBe(true);
});

test('a first start that was interrupted leaves nothing that a later one trips over', async () => {
  const dataDir = await makeDataDir('empty');
  const draft = join(dataDir, 'database.new');
  mkdirSync(draft);
  writeFileSync(join(draft, 'PG_VERSION'), 'half');
  const database = await open(dataDir);
  await database.executeSql('create table kept (name text)');
  await database.close();
  expect(existsSync(draft)).toBe(false);
  expect((await (await open(dataDir)).executeSql('select * from kept')).rows).toEqual([]);
});

test('a folder of something else is not taken for a database', async () => {
  const dataDir = await makeDataDir('empty');
  const stranger = join(dataDir, 'database', 'letters.txt');
  mkdirSync(join(dataDir, 'database'));
  writeFileSync(stranger, 'dear Rosa');
  const opening = openDatabase({ dataDir });
  await expect(opening).rejects.toThrow('that are not Heartwood');
  await expect(opening).rejects.toBeInstanceOf(StartupError);
  expect(readFileSync(stranger, 'utf8')).toBe('dear Rosa');
});

test('a folder that cannot be written to is named with what to do', async () => {
  const dataDir = await makeDataDir('empty');
  writeFileSync(join(dataDir, 'file'), '');
  await expect(openDatabase({ dataDir: join(dataDir, 'file', 'data') })).rejects.toThrow(
    /Heartwood cannot keep its data in .*set DATA_DIR to another folder/,
  );
});
