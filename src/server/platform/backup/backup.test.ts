import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSettableClock } from '#server/platform/clock/settable-clock.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { openPostgresDatabase } from '#server/platform/database/postgres-database.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import {
  addExchange,
  fillInstallation,
  listRows,
  putFile,
  readAllFiles,
} from '#tests/support/backups.ts';
import { createEmbeddedTestDatabase } from '#tests/support/database-embedded.ts';
import {
  createEmptyPostgresDatabase,
  createPostgresTestDatabase,
} from '#tests/support/database-postgres.ts';
import { storageDrivers } from '#tests/support/storage-drivers.ts';
import { createBackupBucket } from './backup-bucket.ts';
import { type BackupStore, createBackupFolder } from './backup-store.ts';
import { checkBackup } from './check-backup.ts';
import { latestMigration } from './database-rows.ts';
import { type Encryption, noEncryption, openEncryption } from './encryption.ts';
import { makeBackup } from './make-backup.ts';
import { openBackup } from './read-backup.ts';
import { findOccupied, isInUse, restoreBackup, tryRestore } from './restore-backup.ts';
import { chooseKept, removeExpired } from './retention.ts';

const cluster = process.env.TEST_DATABASE_URL;
const leftOut = { tables: ['sessions', 'rate_limits'], folders: ['speech', 'uploads'] };
const clock = createSettableClock('2026-01-15T03:00:00Z');
const passphrase = 'the harbour at noon';
const hashOfNothing = 'b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const openDatabase = {
  embedded: createEmbeddedTestDatabase,
  PostgreSQL: () => createPostgresTestDatabase(cluster ?? ''),
};
type Driver = keyof typeof openDatabase;

interface Installation {
  database: OpenDatabase;
  storage: Storage;
  close(): Promise<unknown>;
}

async function open(driver: Driver, storageName: string): Promise<Installation> {
  const files = await storageDrivers.find(({ name }) => name === storageName)?.start();
  const database = await openDatabase[driver]();
  if (!files) throw new Error(`no storage ${storageName}`);
  const { storage } = files;
  return { database, storage, close: () => Promise.all([database.close(), files.close()]) };
}

let folder: string;
let store: BackupStore;
let source: Installation;
let family: Awaited<ReturnType<typeof fillInstallation>>;

beforeAll(async () => {
  source = await open(cluster ? 'PostgreSQL' : 'embedded', 'disk');
  family = await fillInstallation(source.database, source.storage);
});
afterAll(() => source.close());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heartwood-backups-'));
  store = createBackupFolder(folder);
  return () => rm(folder, { recursive: true });
});

function backUp(
  changes: Partial<Parameters<typeof makeBackup>[0]> = {},
  { database, storage }: Installation = source,
) {
  clock.advance(60_000);
  return makeBackup({
    ...{ db: database.db, storage, store, encryption: noEncryption, clock, leftOut },
    ...{ appVersion: '1.2.3', unfinishedBefore: new Date(), ...changes },
  });
}

const target = ({ database, storage }: Installation) => ({ db: database.db, storage, leftOut });

/** An installation as a backup must bring it back. */
const contentsOf = async ({ database, storage }: Installation) => ({
  rows: await listRows(database.db, leftOut.tables),
  files: await readAllFiles(storage, leftOut.folders),
});

const filesIn = async (place: string) =>
  (await readdir(place, { recursive: true, withFileTypes: true }))
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name).slice(place.length + 1))
    .toSorted();

async function flipBit(path: string) {
  const content = await readFile(path);
  const middle = content.length >> 1;
  content[middle] = (content[middle] ?? 0) ^ 1;
  await writeFile(path, content);
}

describe.each<{ from: Driver; to: Driver; files: [string, string] }>([
  { from: 'embedded', to: 'embedded', files: ['disk', 's3'] },
  ...(cluster
    ? ([
        { from: 'embedded', to: 'PostgreSQL', files: ['disk', 's3'] },
        { from: 'PostgreSQL', to: 'embedded', files: ['s3', 'disk'] },
      ] satisfies { from: Driver; to: Driver; files: [string, string] }[])
    : []),
])('from $from to $to, from $files.0 to $files.1', ({ from, to, files }) => {
  test('a restored installation equals the original, row by row and byte by byte', async () => {
    const [old, fresh] = [await open(from, files[0]), await open(to, files[1])];
    try {
      await fillInstallation(old.database, old.storage);
      await backUp({}, old);
      const backup = await openBackup(store, {});
      expect(await findOccupied(target(fresh), backup)).toBeUndefined();
      expect(await restoreBackup(target(fresh), backup)).toEqual({ rows: 8, files: 4 });
      expect(await contentsOf(fresh)).toEqual(await contentsOf(old));
      expect((await fresh.database.executeSql('select * from sessions')).rows).toEqual([]);
    } finally {
      await Promise.all([old.close(), fresh.close()]);
    }
  });
});

test.runIf(cluster)('a database that another Heartwood is connected to is in use', async () => {
  const { url, drop } = await createEmptyPostgresDatabase(cluster ?? '');
  const database = await openPostgresDatabase({ databaseUrl: url });
  expect(await isInUse(database)).toBe(false);
  const other = await openPostgresDatabase({ databaseUrl: url });
  await other.executeSql('select 1');
  expect(await isInUse(database)).toBe(true);
  await Promise.all([database.close(), other.close()]);
  await drop();
});

test('a backup that is made while others write is of one moment', async () => {
  const busy = await open(cluster ? 'PostgreSQL' : 'embedded', 'disk');
  const fresh = await open('embedded', 'disk');
  try {
    const { talk, rosa, joe } = await fillInstallation(busy.database, busy.storage);
    let isOver = false;
    let written = 0;
    const setPicture = async (id: string, number: number) => {
      const key = `avatars/${id}/${number}.webp`;
      await putFile(busy.storage, key, Buffer.from(`picture ${number} of ${id}`));
      const text = 'update ancestors set avatar_key = $1 where id = $2';
      await busy.database.executeSql(text, [key, id]);
    };
    const writing = (async () => {
      for (; !isOver; written += 1) {
        await addExchange(busy.database, talk);
        await setPicture(rosa, written);
        await setPicture(joe, written);
        if (written > 0) await busy.storage.delete(`avatars/${joe}/${written - 1}.webp`);
      }
    })();
    await vi.waitFor(() => expect(written).toBeGreaterThan(20), { timeout: 60_000 });
    await backUp({}, busy);
    isOver = true;
    await writing;

    // The reference of each reply to its message is checked while its row is inserted.
    await restoreBackup(target(fresh), await openBackup(store, {}));
    const { rows } = await fresh.database.executeSql(
      `select avatar_key as key, (select count(*) from messages where reply_to_id is null) as asked,
              (select count(*) from messages where reply_to_id is not null) as replied
       from ancestors`,
    );
    for (const { key, asked, replied } of rows as Record<'key' | 'asked' | 'replied', string>[]) {
      expect(asked).toBe(replied);
      // A file that came and went while the backup was made may be missing, any other is there.
      const isThere = (await fresh.storage.find(key)) !== undefined;
      const hasGone = (await busy.storage.find(key)) === undefined;
      expect(isThere || (hasGone && key.includes(joe)), key).toBe(true);
    }
  } finally {
    await Promise.all([busy.close(), fresh.close()]);
  }
});

test('a second backup copies only new contents', async () => {
  const reads: string[] = [];
  const storage: Storage = {
    ...source.storage,
    read: (key, range) => {
      reads.push(key);
      return source.storage.read(key, range);
    },
  };
  await backUp({ storage });
  expect(reads).toHaveLength(4);
  await putFile(source.storage, 'memories/new/new.mp4', Buffer.from('new'));
  await putFile(source.storage, 'memories/new/same.mp4', Buffer.from('new'));
  await backUp({ storage });
  expect(reads.slice(4)).toEqual([expect.stringContaining('memories/new/')]);
  expect((await filesIn(join(folder, 'files'))).length).toBe(5);
  await source.storage.deleteFolder('memories/new');
});

test('check finds nothing wrong with a sound backup', async () => {
  const { tables, files } = await backUp();
  const checked = await checkBackup(await openBackup(store, {}));
  const rows = tables.reduce((sum, { lines }) => sum + lines, 0);
  expect(checked).toMatchObject({ rows, files: files.lines, problems: [] });
});

test('check finds each flipped bit, and a restore refuses it and changes nothing', async () => {
  const { name } = await backUp();
  const parts = (await filesIn(folder)).filter(
    (file) => !file.endsWith('manifest.json') && !file.includes(hashOfNothing),
  );
  const fresh = await open('embedded', 'disk');
  try {
    for (const part of parts) {
      await flipBit(join(folder, part));
      const backup = await openBackup(store, { name });
      expect((await checkBackup(backup)).problems, part).toEqual([expect.stringContaining(part)]);
      if (part.includes('ancestors')) {
        await expect(restoreBackup(target(fresh), backup)).rejects.toThrow('is damaged');
        expect(await listRows(fresh.database.db, leftOut.tables)).toEqual({});
      }
      await flipBit(join(folder, part));
    }
    expect(parts.length).toBeGreaterThan(20);
  } finally {
    await fresh.close();
  }
});

test('a file that vanishes or is damaged while it is copied is reported, the others are copied', async () => {
  const rosas = `memories/${family.rosa}/original.mp4`;
  const storage: Storage = {
    ...source.storage,
    async read(key, range) {
      if (key === rosas) return source.storage.read('no/such/key', range);
      const content = await source.storage.read(key, range);
      if (!key.includes(`avatars/${family.rosa}`)) return content;
      content.stream.destroy();
      return { ...content, stream: Readable.from([]) };
    },
  };
  const manifest = await backUp({ storage });
  expect(manifest.notCopied).toEqual([
    { key: `avatars/${family.rosa}/512.webp`, reason: 'damaged' },
    { key: rosas, reason: 'vanished' },
  ]);
  expect((await checkBackup(await openBackup(store, {}))).problems).toEqual([]);
  expect(manifest.files.lines).toBe(2);
});

test('what is interrupted is no backup, and the next run clears it away', async () => {
  const { promise: never } = Promise.withResolvers<void>();
  const published = vi.fn(() => never);
  backUp({ store: { ...store, publish: published } });
  await vi.waitFor(() => expect(published).toHaveBeenCalled(), { timeout: 30_000 });
  expect(await store.list()).toEqual([]);
  expect(await readdir(join(folder, 'snapshots'))).toEqual([expect.stringMatching(/\.partial$/)]);
  await writeFile(join(folder, '0123.partial'), 'half a file');
  await backUp();
  expect(await readdir(join(folder, 'snapshots'))).toEqual(await store.list());
  expect((await filesIn(folder)).filter((file) => file.includes('partial'))).toEqual([]);
});

test('a backup that fails leaves nothing behind', async () => {
  const full = { ...store, publish: () => Promise.reject(new Error('the disk is full')) };
  await expect(backUp({ store: full })).rejects.toThrow('the disk is full');
  expect(await readdir(join(folder, 'snapshots'))).toEqual([]);
});

test('an encrypted backup needs its passphrase and shows nothing of what it holds', async () => {
  const { name } = await backUp({ encryption: await openEncryption(store, passphrase) });
  await expect(openBackup(store, {})).rejects.toThrow('BACKUP_PASSPHRASE');
  await expect(openBackup(store, { passphrase: 'another' })).rejects.toThrow(
    'This is not the passphrase',
  );
  const backup = await openBackup(store, { passphrase });
  expect((await checkBackup(backup)).problems).toEqual([]);
  const fresh = await open('embedded', 'disk');
  try {
    await restoreBackup(target(fresh), backup);
    expect(await contentsOf(fresh)).toEqual(await contentsOf(source));
  } finally {
    await fresh.close();
  }
  for (const file of await filesIn(folder))
    if (!file.endsWith('manifest.json')) {
      const head = (await readFile(join(folder, file))).subarray(0, 21).toString();
      expect(head, file).toBe('age-encryption.org/v1');
    }
  const content = (await filesIn(join(folder, 'files')))[0] ?? '';
  await flipBit(join(folder, 'files', content));
  await flipBit(join(folder, 'snapshots', name, 'tables/users.ndjson.gz.age'));
  expect((await checkBackup(backup)).problems).toHaveLength(2);
});

test('a trial restore brings back every row, and misses a content that is gone', async () => {
  await backUp();
  const backup = await openBackup(store, {});
  const options = { workFolder: join(folder, 'work'), leftOut };
  expect((await tryRestore(backup, options)).rows).toBeGreaterThan(5);
  expect(await readdir(options.workFolder)).toEqual([]);
  await rm(join(folder, 'files', (await filesIn(join(folder, 'files')))[0] ?? ''));
  await expect(tryRestore(backup, options)).rejects.toThrow('1 files are missing');
});

test('a backup of an earlier version is brought up to date, one of a newer version refused', async () => {
  const fresh = await open('embedded', 'disk');
  try {
    const { name } = await backUp();
    const path = join(folder, 'snapshots', name, 'manifest.json');
    const manifest = await readFile(path, 'utf8');
    await writeFile(path, manifest.replace(`${latestMigration}`, '9999_flying-cars'));
    await expect(restoreBackup(target(fresh), await openBackup(store, {}))).rejects.toThrow(
      'made by a newer Heartwood',
    );
    await writeFile(path, manifest.replace('"format": 1', '"format": 2'));
    await expect(openBackup(store, {})).rejects.toThrow('only a newer Heartwood can read');

    const earlier = JSON.parse(manifest);
    earlier.migration = '0009_sample-accounts';
    const has = (table: string) => !/^(companion_memories|facts|open_questions)$/.test(table);
    earlier.tables = earlier.tables.filter(({ name: table }: { name: string }) => has(table));
    for (const table of earlier.tables)
      table.columns = table.columns.filter(
        ({ name: column }: { name: string }) =>
          !['companion_voice', 'portuguese', 'certainty', 'care', 'because'].includes(column),
      );
    await writeFile(path, JSON.stringify(earlier));
    await restoreBackup(target(fresh), await openBackup(store, {}));
    expect(await listRows(fresh.database.db, leftOut.tables)).toEqual(
      await listRows(source.database.db, leftOut.tables),
    );
  } finally {
    await fresh.close();
  }
});

test('what a restore would replace is counted, and replaced as a whole', async () => {
  const used = await open('embedded', 'disk');
  try {
    await fillInstallation(used.database, used.storage);
    await backUp();
    const backup = await openBackup(store, {});
    expect(await findOccupied(target(used), backup)).toMatchObject({
      rows: new Map([
        ['ancestors', 2],
        ['conversations', 1],
        ['messages', 2],
        ['passage_layouts', 1],
        ['training_data', 1],
        ['users', 1],
      ]),
      files: 4,
    });
    await restoreBackup(target(used), backup);
    expect(await contentsOf(used)).toEqual(await contentsOf(source));
  } finally {
    await used.close();
  }
});

test('a restore that was interrupted among the files can be run again', async () => {
  const fresh = await open('embedded', 'disk');
  try {
    await backUp();
    const backup = await openBackup(store, {});
    let puts = 0;
    const storage: Storage = {
      ...fresh.storage,
      put: (...args) => {
        puts += 1;
        if (puts === 3) throw new Error('killed');
        return fresh.storage.put(...args);
      },
    };
    await expect(restoreBackup({ ...target(fresh), storage }, backup)).rejects.toThrow('killed');
    expect(await findOccupied(target(fresh), backup)).toBeUndefined();
    await restoreBackup(target(fresh), backup);
    expect(await contentsOf(fresh)).toEqual(await contentsOf(source));
  } finally {
    await fresh.close();
  }
});

test('the last backups of seven days and four weeks are kept, and the newest always', () => {
  const names = Array.from({ length: 40 }, (_, day) =>
    new Date(Date.UTC(2026, 0, 1 + day, 3)).toISOString().slice(0, 10),
  ).flatMap((day) => [`${day}-03-00-00`, `${day}-15-00-00`]);
  // 25 January, 1 February and 8 February were Sundays.
  const kept = ['01-25', '02-01', '02-03', '02-04', '02-05', '02-06', '02-07', '02-08', '02-09'];
  expect([...chooseKept(names, { daily: 7, weekly: 4 })].toSorted()).toEqual(
    kept.map((day) => `2026-${day}-15-00-00`),
  );
  expect([...chooseKept(names, { daily: 0, weekly: 0 })]).toEqual(['2026-02-09-15-00-00']);
});

test('an expired backup goes with the contents that only it had', async () => {
  await putFile(source.storage, 'memories/old/old.mp4', Buffer.from('only in the first'));
  const first = await backUp();
  await source.storage.deleteFolder('memories/old');
  const second = await backUp();
  const inTwoDays = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000);
  const retention = { daily: 1, weekly: 1 };
  expect(
    await removeExpired(store, retention, { now: inTwoDays, encryption: noEncryption }),
  ).toEqual([first.name]);
  expect(await store.list()).toEqual([second.name]);
  expect((await filesIn(join(folder, 'files'))).length).toBe(4);
  expect((await checkBackup(await openBackup(store, {}))).problems).toEqual([]);
});

test('backups in a bucket are complete once their manifest is there', async () => {
  const bucket = await storageDrivers.find(({ name }) => name === 's3')?.start();
  const fresh = await open('embedded', 'disk');
  if (!bucket) throw new Error('no bucket');
  const stageFolder = join(folder, 'stage');
  const options = { storage: bucket.storage, prefix: 'our/backups', place: 's3://b', stageFolder };
  const inBucket = createBackupBucket(options);
  try {
    const first = await backUp({ store: inBucket });
    await bucket.storage.delete(`our/backups/snapshots/${first.name}/manifest.json`);
    expect(await inBucket.list()).toEqual([]);
    const second = await backUp({ store: inBucket, unfinishedBefore: new Date(Date.now() + 5000) });
    expect(await inBucket.list()).toEqual([second.name]);
    const encryption: Encryption = await openEncryption(inBucket, passphrase);
    await backUp({ store: inBucket, encryption });
    const backup = await openBackup(inBucket, { passphrase });
    expect((await checkBackup(backup)).problems).toEqual([]);
    await restoreBackup(target(fresh), backup);
    expect(await contentsOf(fresh)).toEqual(await contentsOf(source));
    const now = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000);
    const retention = { daily: 1, weekly: 1 };
    expect(await removeExpired(inBucket, retention, { now, encryption })).toEqual([second.name]);
    expect((await checkBackup(backup)).problems).toEqual([]);
    expect(await readdir(stageFolder)).toEqual([]);
  } finally {
    await Promise.all([bucket.close(), fresh.close()]);
  }
});

test('no table has a sequence, whose value a restore would have to set', async () => {
  const { rows } = await source.database.executeSql(
    "select sequencename from pg_sequences where schemaname = 'public'",
  );
  expect(rows).toEqual([]);
});
