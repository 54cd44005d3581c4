import { type BackedUpFile, BackupError, paths } from './backup-format.ts';
import { type OpenBackup, readContent, readFiles, readTable } from './read-backup.ts';

export interface CheckedBackup {
  rows: number;
  files: number;
  bytes: number;
  /** A sentence for each damaged or missing part. */
  problems: string[];
}

/** Reads a whole backup again and compares every part with its hash. */
export async function checkBackup(
  backup: OpenBackup,
  signal?: AbortSignal,
): Promise<CheckedBackup> {
  const checked: CheckedBackup = { rows: 0, files: 0, bytes: 0, problems: [] };
  const note = async (work: () => Promise<void>) => {
    signal?.throwIfAborted();
    await work().catch((error) => {
      if (!(error instanceof BackupError)) throw error;
      checked.problems.push(error.message);
    });
  };
  for (const table of backup.manifest.tables)
    await note(() =>
      readTable(backup, table, (lines) => {
        checked.rows += lines.length;
      }),
    );
  for (const file of await contentsOf(backup, note)) {
    await note(async () => {
      for await (const chunk of readContent(backup, file)) checked.bytes += chunk.length;
    });
    checked.files += 1;
  }
  return checked;
}

/** The contents that the backup names and the store does not hold. */
export async function findMissingContents(backup: OpenBackup): Promise<string[]> {
  const there = new Set<string>();
  for await (const { path } of backup.store.listContents()) there.add(path);
  const missing = new Set<string>();
  await readFiles(backup, ({ sha256 }) => {
    const path = paths.content(sha256, backup.encryption.ending);
    if (!there.has(path)) missing.add(path);
  });
  return [...missing];
}

/** One file of each content. */
async function contentsOf(backup: OpenBackup, note: (work: () => Promise<void>) => Promise<void>) {
  const files = new Map<string, BackedUpFile>();
  await note(() =>
    readFiles(backup, (file) => {
      files.set(file.sha256, file);
    }),
  );
  return files.values();
}
