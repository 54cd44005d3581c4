import type { CautiousClock } from '#server/platform/clock/clock-guard.ts';
import { defineSweep, handleJob } from '#server/platform/jobs/job.ts';
import { removeStaleFolders } from '#server/platform/media/temporary-folder.ts';
import type { Storage } from './storage.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A folder of the storage, and which of its keys something still refers to. */
export interface SweptFolder {
  folder: string;
  /** Whether the process that writes its files also writes their rows, within minutes. */
  isWrittenWithRows?: boolean;
  findReferenced(keys: string[]): Promise<Iterable<string>>;
}

export const filesSweep = defineSweep({
  name: 'files.sweep',
  everySeconds: 60 * 60,
  expireSeconds: 30 * 60,
});

/** Removes files that nothing refers to any more, and what a crash left half-written. */
export function handleFilesSweep({
  storage,
  cautiousClock,
  folders,
  workFolder,
  aloneSince,
}: {
  storage: Storage;
  cautiousClock: CautiousClock;
  folders: readonly SweptFolder[];
  /** Where files are worked at outside of the storage. */
  workFolder: string;
  /** When this process began, where it is the only one: unfinished files of earlier ones are then removed at once. */
  aloneSince?: Date;
}) {
  return handleJob(filesSweep, async ({ signal, logger }) => {
    // Younger files may belong to a row that is being written.
    const dayAgo = new Date(cautiousClock.now().getTime() - dayMs);
    const unfinished = aloneSince && aloneSince > dayAgo ? aloneSince : dayAgo;
    const leftovers =
      (await storage.removeLeftovers(unfinished)) +
      (await removeStaleFolders(workFolder, unfinished));
    if (leftovers > 0) logger.info({ leftovers }, 'half-written files were removed');
    for (const { folder, findReferenced, isWrittenWithRows } of folders) {
      const olderThan = isWrittenWithRows ? unfinished : dayAgo;
      const swept = await sweepStorage(storage, { folder, olderThan, findReferenced, signal });
      if (swept.removed > 0) logger.info({ folder, ...swept }, 'files of nobody were removed');
    }
  });
}

const batchSize = 500;

interface Sweep {
  /** The folder to sweep; '' for everything. */
  folder: string;
  /** Younger objects stay: their rows may not be written yet. */
  olderThan: Date;
  /** Returns the keys that are still referred to. */
  findReferenced(keys: string[]): Promise<Iterable<string>>;
  signal?: AbortSignal;
}

export interface SweepResult {
  examined: number;
  removed: number;
  removedBytes: number;
}

/** Deletes what nothing refers to. */
export async function sweepStorage(storage: Storage, sweep: Sweep): Promise<SweepResult> {
  const result: SweepResult = { examined: 0, removed: 0, removedBytes: 0 };
  let batch = new Map<string, number>();

  async function clear() {
    const referenced = new Set(await sweep.findReferenced([...batch.keys()]));
    for (const [key, size] of batch) {
      if (referenced.has(key)) continue;
      await storage.delete(key);
      result.removed += 1;
      result.removedBytes += size;
    }
    batch = new Map();
  }

  for await (const { key, size, modifiedAt } of storage.list(sweep.folder)) {
    sweep.signal?.throwIfAborted();
    result.examined += 1;
    if (modifiedAt >= sweep.olderThan) continue;
    batch.set(key, size);
    if (batch.size === batchSize) await clear();
  }
  if (batch.size > 0) await clear();
  return result;
}
