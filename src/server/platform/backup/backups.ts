import { Gauge } from 'prom-client';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import type { Logger } from '#server/platform/logging/logger.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import { createKeyedLock } from '#server/platform/storage/keyed-lock.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { latestBackups } from './backup.table.ts';
import type { BackupStore } from './backup-store.ts';
import { type Encryption, noEncryption, openEncryption } from './encryption.ts';
import { type LeftOut, makeBackup } from './make-backup.ts';
import { openBackup } from './read-backup.ts';
import { tryRestore } from './restore-backup.ts';
import { type Retention, removeExpired } from './retention.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** The hour of the nightly backup, in the server's time zone. */
const nightHour = 3;

interface BackupsOptions {
  database: OpenDatabase;
  storage: Storage;
  clock: Clock;
  logger: Logger;
  workFolder: string;
  leftOut: LeftOut;
  appVersion: string;
  passphrase: string | undefined;
  retention: Retention;
  /** The store of a folder or `s3://` address; without one, that of the nightly backups. */
  openStore(place?: string): BackupStore;
}

export type Backups = ReturnType<typeof createBackups>;

/** Makes backups, one at a time, and notes when the last one was made and tried. */
export function createBackups(options: BackupsOptions) {
  const { database, clock, logger, passphrase, retention, openStore } = options;
  const { db } = database;
  const withLock = createKeyedLock();

  const openWith = async (store: BackupStore) => ({
    store,
    encryption: passphrase ? await openEncryption(store, passphrase) : noEncryption,
  });

  async function make(
    { store, encryption }: { store: BackupStore; encryption: Encryption },
    signal?: AbortSignal,
  ) {
    // The process of an embedded database is the only one; beside others, one may be making a backup.
    const isAlone = database.kind === 'embedded';
    const unfinishedBefore = new Date(clock.now().getTime() - (isAlone ? 0 : dayMs));
    const made = await makeBackup({ ...options, db, store, encryption, unfinishedBefore, signal });
    const { name, tables, files, notCopied } = made;
    if (store.place === openStore().place) await note('made', name);
    const rows = tables.reduce((sum, { lines }) => sum + lines, 0);
    logger.info({ backup: name, rows, files: files.lines }, 'a backup was made');
    if (notCopied.length > 0)
      logger.warn({ backup: name, notCopied }, 'files could not be copied into a backup');
    return made;
  }

  async function note(kind: 'made' | 'tried', name: string) {
    const at = clock.now();
    await db
      .insert(latestBackups)
      .values({ kind, name, at })
      .onConflictDoUpdate({ target: latestBackups.kind, set: { name, at } });
  }

  /** When the newest backup was made, and when one was last restored on trial. */
  async function readLatest(): Promise<{ made?: Date; tried?: Date }> {
    const rows = await db.select().from(latestBackups);
    return Object.fromEntries(rows.map(({ kind, at }) => [kind, at]));
  }

  async function tryNewest() {
    const backup = await openBackup(openStore(), { passphrase });
    const { rows } = await tryRestore(backup, options);
    await note('tried', backup.name);
    logger.info({ backup: backup.name, rows }, 'a backup was restored on trial');
  }

  return {
    readLatest,

    make: (to?: string, signal?: AbortSignal) =>
      withLock('', async () => make(await openWith(openStore(to)), signal)),

    /** Makes the backup of the last night where there is none yet; once a week it is restored on trial. */
    makeNightly: (signal?: AbortSignal) =>
      withLock('', async () => {
        if (retention.daily === 0) return;
        const now = clock.now();
        const { made, tried } = await readLatest();
        if (!made || made < lastNight(now)) {
          const opened = await openWith(openStore());
          await make(opened, signal);
          await removeExpired(opened.store, retention, { now, encryption: opened.encryption });
        }
        // Not with the very first one, which is made while a new installation is first used.
        const isNew = (await openStore().list()).length < 2;
        if (!isNew && (!tried || now.getTime() - tried.getTime() > 7 * dayMs - hourMs))
          await tryNewest();
      }),

    measure({ registry }: Metrics) {
      const name = 'backup_age_seconds';
      const help = 'Since the newest backup was made, and since one was last restored on trial';
      new Gauge({
        ...{ name, help, labelNames: ['kind'], registers: [registry] },
        async collect() {
          this.reset();
          for (const [kind, at] of Object.entries(await readLatest()))
            this.set({ kind }, (clock.now().getTime() - at.getTime()) / 1000);
        },
      });
    },
  };
}

/** The last time that it was three o'clock at night. */
function lastNight(now: Date): Date {
  const night = new Date(now);
  night.setHours(nightHour, 0, 0, 0);
  if (night > now) night.setDate(night.getDate() - 1);
  return night;
}
