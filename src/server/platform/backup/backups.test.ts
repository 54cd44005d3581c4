import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createSettableClock } from '#server/platform/clock/settable-clock.ts';
import { createLogger } from '#server/platform/logging/logger.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import { fillInstallation } from '#tests/support/backups.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { storageDrivers } from '#tests/support/storage-drivers.ts';
import { backupName } from './backup-format.ts';
import { createBackupFolder } from './backup-store.ts';
import { createBackups } from './backups.ts';

const hourMs = 60 * 60 * 1000;
const clock = createSettableClock(new Date(2026, 2, 2, 12));

let folder: string;
let open: Awaited<ReturnType<typeof openBackups>>;

async function openBackups(dailyKept = 2) {
  const database = await openTestDatabase();
  const files = await storageDrivers[0]?.start();
  if (!files) throw new Error('no storage');
  await fillInstallation(database, files.storage);
  const store = createBackupFolder(join(folder, 'backups'));
  const backups = createBackups({
    ...{ database, storage: files.storage, clock, logger: createLogger('silent') },
    workFolder: join(folder, 'work'),
    leftOut: { tables: ['sessions', 'rate_limits', 'latest_backups'], folders: ['speech'] },
    appVersion: '1.2.3',
    passphrase: undefined,
    retention: { daily: dailyKept, weekly: 0 },
    openStore: (place) => (place ? createBackupFolder(place) : store),
  });
  const close = () => Promise.all([database.close(), files.close()]);
  return { backups, store, database, close };
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heartwood-backups-'));
  open = await openBackups();
  return async () => {
    await open.close();
    await rm(folder, { recursive: true });
  };
});

test('one backup is made for each night, also when the night was missed, and old ones are removed', async () => {
  const { backups, store, database } = open;
  // Restoring one on trial takes longest, and is not due here.
  await database.executeSql("insert into latest_backups values ('tried', 'x', $1)", [clock.now()]);
  await backups.makeNightly();
  expect(await store.list()).toHaveLength(1);
  clock.advance(hourMs);
  await backups.makeNightly();
  expect(await store.list()).toHaveLength(1);
  for (const hours of [24, 24, 72]) {
    clock.advance(hours * hourMs);
    await backups.makeNightly();
  }
  const names = await store.list();
  expect(names).toHaveLength(2);
  expect(names.at(-1)).toBe(backupName(clock.now()));
});

test('the newest is restored on trial once a week, and the ages are in the metrics', async () => {
  const { backups } = open;
  const metrics = createMetrics();
  backups.measure(metrics);
  await backups.makeNightly();
  const first = clock.now();
  expect(await backups.readLatest()).toEqual({ made: first });
  clock.advance(24 * hourMs);
  await backups.makeNightly();
  expect((await backups.readLatest()).tried).toEqual(clock.now());
  clock.advance(hourMs);
  const age = 'backup_age_seconds{kind="made"} 3600';
  expect(await metrics.registry.metrics()).toContain(age);

  clock.advance(7 * 24 * hourMs);
  await backups.make();
  await rm(join(folder, 'backups/files'), { recursive: true });
  await expect(backups.makeNightly()).rejects.toThrow('files are missing');
});

test('a backup elsewhere is no nightly one', async () => {
  const { backups } = open;
  await backups.make(join(folder, 'elsewhere'));
  expect(await createBackupFolder(join(folder, 'elsewhere')).list()).toHaveLength(1);
  expect(await backups.readLatest()).toEqual({});
});
