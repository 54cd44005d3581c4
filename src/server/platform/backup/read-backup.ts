import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import {
  type BackedUpFile,
  BackupError,
  type Manifest,
  parseFile,
  parseManifest,
  paths,
  type StreamSummary,
} from './backup-format.ts';
import type { BackupStore } from './backup-store.ts';
import { type Encryption, noEncryption, openEncryption } from './encryption.ts';
import { isSame, unpackLines } from './line-streams.ts';

/** A backup with all that is needed to read its parts. */
export interface OpenBackup {
  store: BackupStore;
  name: string;
  manifest: Manifest;
  encryption: Encryption;
}

export const readManifest = async (store: BackupStore, name: string): Promise<Manifest> =>
  parseManifest(await text(await store.read(`${paths.backup(name)}/${paths.manifest}`)));

/**
 * Opens the backup of that name, or the newest.
 * @throws BackupError where there is none, or the passphrase is missing or wrong
 */
export async function openBackup(
  store: BackupStore,
  { name, passphrase }: { name?: string | undefined; passphrase?: string | undefined },
): Promise<OpenBackup> {
  const names = await store.list();
  const chosen = name ?? names.at(-1);
  if (!chosen || !names.includes(chosen))
    throw new BackupError(
      `There is no complete backup ${name ? `${name} ` : ''}in ${store.place}.`,
    );
  const manifest = await readManifest(store, chosen);
  if (manifest.encryption === 'none')
    return { store, name: chosen, manifest, encryption: noEncryption };
  if (!passphrase)
    throw new BackupError('This backup is encrypted: set BACKUP_PASSPHRASE to its passphrase.');
  return { store, name: chosen, manifest, encryption: await openEncryption(store, passphrase) };
}

type Take = (batch: string[]) => Promise<void> | void;

/** Gives the lines of a table to `take` in batches. @throws BackupError where they are not those that were written. */
export const readTable = (backup: OpenBackup, table: Manifest['tables'][number], take: Take) =>
  readLines(backup, paths.table(table.name, backup.encryption.ending), table, take);

/** Gives each file of the backup's list to `take`. @throws BackupError where the list is not the one that was written. */
export const readFiles = (backup: OpenBackup, take: (file: BackedUpFile) => void) =>
  readLines(backup, paths.fileList(backup.encryption.ending), backup.manifest.files, (batch) => {
    for (const line of batch) take(parseFile(line));
  });

async function readLines(
  { store, name, encryption }: OpenBackup,
  part: string,
  expected: StreamSummary,
  take: Take,
): Promise<void> {
  const path = `${paths.backup(name)}/${part}`;
  const packed = await store.read(path);
  let refusal: unknown;
  try {
    const found = await unpackLines(packed, encryption, async (batch) => {
      try {
        await take(batch);
      } catch (error) {
        refusal = error;
        throw error;
      }
    });
    if (!isSame(found, expected)) throw damaged(path);
  } catch (error) {
    throw refusal ?? (error instanceof BackupError ? error : damaged(path, error));
  }
}

/** The content of a file. @throws BackupError at its end, where it is not what was written. */
export async function* readContent(
  { store, encryption }: OpenBackup,
  { sha256 }: Pick<BackedUpFile, 'sha256'>,
): AsyncGenerator<Uint8Array> {
  const path = paths.content(sha256, encryption.ending);
  const hash = createHash('sha256');
  const content = await store.read(path);
  try {
    for await (const chunk of encryption.decrypt(content)) {
      hash.update(chunk);
      yield chunk;
    }
  } catch (error) {
    throw damaged(path, error);
  } finally {
    content.destroy();
  }
  if (hash.digest('hex') !== sha256) throw damaged(path);
}

const damaged = (path: string, cause?: unknown) =>
  new BackupError(`${path} is damaged.`, { cause });
