import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { createBackupBucket } from '#server/platform/backup/backup-bucket.ts';
import { BackupError } from '#server/platform/backup/backup-format.ts';
import { type BackupStore, createBackupFolder } from '#server/platform/backup/backup-store.ts';
import { type Backups, createBackups } from '#server/platform/backup/backups.ts';
import type { LeftOut } from '#server/platform/backup/make-backup.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import type { Needs } from '#server/platform/platform.ts';
import { openBucket } from './open-storage.ts';

/** What a backup does without: sign-ins, counters, unfinished uploads, and speech that is made again. */
export const leftOutOfBackups: LeftOut = {
  tables: ['sessions', 'rate_limits', 'latest_backups', 'clock_checks'],
  folders: ['uploads', 'speech'],
};

/** Where backups are kept: at `place`, else where the settings say, else in the data directory. */
export function openBackupStore(
  config: Config,
  { clock, place = config.BACKUP_TO }: { clock: Clock; place?: string | undefined },
): BackupStore {
  if (!place?.startsWith('s3://'))
    return createBackupFolder(path.resolve(place ?? path.join(config.DATA_DIR, 'backups')));
  const [bucket = '', ...folders] = place.slice('s3://'.length).replace(/\/+$/, '').split('/');
  if (!bucket) throw new BackupError(`${place} names no bucket.`);
  // Backups would be files to be backed up, and to be removed by a restore.
  if (bucket === config.S3_BUCKET)
    throw new BackupError('Backups must be in another bucket than S3_BUCKET.');
  return createBackupBucket({
    storage: openBucket(config, { bucket, clock }),
    prefix: folders.join('/'),
    place,
    stageFolder: path.join(config.DATA_DIR, 'spool'),
  });
}

export function openBackups(
  config: Config,
  platform: Needs<'storage' | 'clock' | 'logger' | 'workFolder'> & { database: OpenDatabase },
): Backups {
  return createBackups({
    ...platform,
    leftOut: leftOutOfBackups,
    appVersion: readVersion(),
    passphrase: config.BACKUP_PASSPHRASE,
    retention: { daily: config.BACKUP_KEEP_DAILY, weekly: config.BACKUP_KEEP_WEEKLY },
    openStore: (place) => openBackupStore(config, { clock: platform.clock, place }),
  });
}

function readVersion() {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(manifest)).version;
}
