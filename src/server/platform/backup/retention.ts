import { BackupError, backupTime, paths } from './backup-format.ts';
import type { BackupStore } from './backup-store.ts';
import { type Encryption, noEncryption } from './encryption.ts';
import { readFiles, readManifest } from './read-backup.ts';

export interface Retention {
  /** Of how many days, and of how many weeks, the last backup is kept. */
  daily: number;
  weekly: number;
}

const dayMs = 24 * 60 * 60 * 1000;
// 5 January 1970 was a Monday.
const firstMonday = 4 * dayMs;

/** Which backups are kept: the last of each of the last days and weeks (in UTC) that have any, and always the newest. */
export function chooseKept(names: readonly string[], { daily, weekly }: Retention): Set<string> {
  const newestFirst = names.toSorted().toReversed();
  const kept = new Set(newestFirst.slice(0, 1));
  const keepLast = (count: number, spanMs: number, offsetMs: number) => {
    const spans = new Set<number>();
    for (const name of newestFirst) {
      const span = Math.floor((backupTime(name).getTime() - offsetMs) / spanMs);
      if (spans.has(span) || spans.size === count) continue;
      spans.add(span);
      kept.add(name);
    }
  };
  keepLast(daily, dayMs, 0);
  keepLast(weekly, 7 * dayMs, firstMonday);
  return kept;
}

/** Removes the backups that are not kept, and contents that none of the others names. */
export async function removeExpired(
  store: BackupStore,
  retention: Retention,
  { now, encryption }: { now: Date; encryption: Encryption },
): Promise<string[]> {
  const names = await store.list();
  const kept = chooseKept(names, retention);
  const expired = names.filter((name) => !kept.has(name));
  for (const name of expired) await store.removeBackup(name);
  if (expired.length > 0) await removeUnnamed(store, kept, now, encryption);
  return expired;
}

async function removeUnnamed(
  store: BackupStore,
  kept: Iterable<string>,
  now: Date,
  encryption: Encryption,
) {
  const named = new Set<string>();
  for (const name of kept) {
    const manifest = await readManifest(store, name);
    const used = manifest.encryption === 'none' ? noEncryption : encryption;
    if (used.kind !== manifest.encryption)
      throw new BackupError('Backups that are encrypted cannot be looked into for old contents.');
    await readFiles({ store, name, manifest, encryption: used }, ({ sha256 }) => {
      named.add(paths.content(sha256, used.ending));
    });
  }
  // A younger one may be of a backup that is being made by another process.
  const before = new Date(now.getTime() - dayMs);
  for await (const { path, modifiedAt } of store.listContents())
    if (!named.has(path) && modifiedAt < before) await store.remove(path);
}
