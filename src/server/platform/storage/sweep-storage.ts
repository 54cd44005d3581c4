import type { Storage } from './storage.ts';

const batchSize = 500;

interface Sweep {
  /** The folder to sweep; '' for everything. */
  folder: string;
  /** Younger objects are let be: their rows may not be written yet. */
  olderThan: Date;
  /** Answers those of the keys that something still refers to. */
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
