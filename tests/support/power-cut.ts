import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import {
  type FileOperations,
  nodeFileOperations,
} from '#server/platform/storage/file-operations.ts';

interface Synced {
  /** Which sync made it durable: an older one that ends later takes nothing back. */
  syncedBy: number;
}

interface SimulatedFile extends Synced {
  written: Buffer;
  /** What a sync that has ended found written when it began. */
  durable: Buffer;
}

interface SimulatedFolder extends Synced {
  names: Map<string, SimulatedFile | SimulatedFolder>;
  durable: Map<string, SimulatedFile | SimulatedFolder>;
}

type Change = () => void;

/** 'nothing-unsynced': the cut loses all it may lose. 'all-names': names were kept by luck, contents were not. */
export type PowerCut = 'nothing-unsynced' | 'all-names';

const newFolder = (): SimulatedFolder => ({ syncedBy: -1, names: new Map(), durable: new Map() });
const isFolder = (item: SimulatedFile | SimulatedFolder): item is SimulatedFolder =>
  'names' in item;

/**
 * Records every change that a driver makes below a folder, and rebuilds what a disk would hold
 * if the power had failed after any of them.
 */
export function createPowerCutRecorder(root: string) {
  const changes: Array<{ apply: Change; mark: number }> = [];
  let mark = 0;
  let disk = newFolder();

  const record = (apply: Change) => changes.push({ apply, mark });

  function folderAt(path: string): SimulatedFolder {
    if (path === dirname(root)) return disk;
    const found = folderAt(dirname(path)).names.get(basename(path));
    if (!found || !isFolder(found)) throw new Error(`No folder was recorded at ${path}`);
    return found;
  }
  const parentOf = (path: string) => folderAt(dirname(path)).names;
  const fileAt = (path: string) => {
    const found = parentOf(path).get(basename(path));
    if (!found || isFolder(found)) throw new Error(`No file was recorded at ${path}`);
    return found;
  };

  /** What a sync makes durable is what was there when it began; it is certain only when it has ended. */
  async function recordSync<Item extends Synced>(
    sync: () => Promise<void>,
    look: () => { item: Item; keep: () => void },
  ) {
    let seen: ReturnType<typeof look> | undefined;
    const begun = changes.length;
    record(() => {
      seen = look();
    });
    await sync();
    record(() => {
      if (!seen || seen.item.syncedBy > begun) return;
      seen.item.syncedBy = begun;
      seen.keep();
    });
  }

  const files: FileOperations = {
    async create(path) {
      const real = await nodeFileOperations.create(path);
      let simulated: SimulatedFile;
      record(() => {
        simulated = { syncedBy: -1, written: Buffer.alloc(0), durable: Buffer.alloc(0) };
        parentOf(path).set(basename(path), simulated);
      });
      return {
        async write(chunks) {
          const copy = Buffer.concat(chunks);
          await real.write(chunks);
          record(() => {
            simulated.written = Buffer.concat([simulated.written, copy]);
          });
        },
        sync: () =>
          recordSync(real.sync, () => {
            const item = simulated;
            const data = item.written;
            return {
              item,
              keep: () => {
                item.durable = data;
              },
            };
          }),
        close: real.close,
      };
    },
    async createFolder(path) {
      await nodeFileOperations.createFolder(path);
      record(() => parentOf(path).set(basename(path), newFolder()));
    },
    async rename(from, to) {
      await nodeFileOperations.rename(from, to);
      record(() => {
        parentOf(to).set(basename(to), fileAt(from));
        parentOf(from).delete(basename(from));
      });
    },
    async link(from, to) {
      await nodeFileOperations.link(from, to);
      record(() => parentOf(to).set(basename(to), fileAt(from)));
    },
    async remove(path) {
      await nodeFileOperations.remove(path);
      record(() => parentOf(path).delete(basename(path)));
    },
    async removeFolder(path) {
      await nodeFileOperations.removeFolder(path);
      record(() => parentOf(path).delete(basename(path)));
    },
    syncFolder: (path) =>
      recordSync(
        () => nodeFileOperations.syncFolder(path),
        () => {
          const item = folderAt(path);
          const names = new Map(item.names);
          return {
            item,
            keep: () => {
              item.durable = names;
            },
          };
        },
      ),
  };

  return {
    files,
    /** Numbers this moment: what is acknowledged now must survive every cut after it. */
    now: () => mark++,
    count: () => changes.length,

    /** Writes to `target` what is left when the power fails after so many changes; answers the moment's number. */
    async cutAfter(count: number, cut: PowerCut, target: string): Promise<number> {
      disk = newFolder();
      for (const { apply } of changes.slice(0, count)) apply();
      await writeFolder(disk, cut, target);
      return changes[count]?.mark ?? mark;
    },
  };
}

async function writeFolder({ names, durable }: SimulatedFolder, cut: PowerCut, target: string) {
  await mkdir(target, { recursive: true });
  for (const [name, item] of cut === 'all-names' ? names : durable) {
    const path = join(target, name);
    if (isFolder(item)) await writeFolder(item, cut, path);
    else await writeFile(path, item.durable);
  }
}
