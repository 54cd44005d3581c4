import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { FileActivity } from '#server/platform/database/observe-file-system.ts';

type Change = Extract<FileActivity, { kind: 'write' } | { kind: 'truncate' }>;

interface SimulatedFile {
  /** What is sure to be on the disk. */
  durable: Buffer;
  /** What was written since the last sync, and may be lost. */
  pending: Change[];
}

/**
 * Records what a database does to its folder, and rebuilds what a disk would hold had the power failed after any
 * step: names are kept, as journaling file systems do, and of every file only what was synced.
 */
export async function createDatabasePowerCut(directory: string, snapshot: string) {
  const steps: FileActivity[] = [];
  await cp(directory, snapshot, { recursive: true });

  return {
    record(activity: FileActivity) {
      // The data is a view of the database's own memory.
      steps.push(
        activity.kind === 'write'
          ? { ...activity, data: Uint8Array.from(activity.data) }
          : activity,
      );
    },
    countSteps: () => steps.length,

    /** Makes `target` what the disk holds after this many steps. */
    async rebuild(target: string, stepCount: number) {
      await rm(target, { recursive: true, force: true });
      await cp(snapshot, target, { recursive: true });
      const at = (path: string) => join(target, relative(directory, path));
      const files = new Map<string, SimulatedFile>();
      const fileOf = async (path: string) => {
        const known = files.get(path);
        if (known) return known;
        const durable = await readFile(at(path)).catch(() => Buffer.alloc(0));
        const file = { durable, pending: [] };
        files.set(path, file);
        return file;
      };
      for (const step of steps.slice(0, stepCount)) {
        if (step.kind === 'remove') {
          files.delete(step.path);
          await rm(at(step.path), { recursive: true, force: true });
        } else if (step.kind === 'rename') {
          files.set(step.newPath, await fileOf(step.path));
          files.delete(step.path);
          await rm(at(step.path), { force: true });
        } else if (step.kind === 'sync') {
          // A folder, or a file with nothing new in it.
          const file = files.get(step.path);
          if (!file) continue;
          for (const change of file.pending) file.durable = applyChange(file.durable, change);
          file.pending = [];
        } else {
          const file = await fileOf(step.path);
          if (step.kind === 'write' || step.kind === 'truncate') file.pending.push(step);
        }
      }
      for (const [path, { durable }] of files) {
        await mkdir(dirname(at(path)), { recursive: true });
        await writeFile(at(path), durable);
      }
    },
  };
}

function applyChange(content: Buffer, change: Change): Buffer {
  const size =
    change.kind === 'truncate'
      ? change.size
      : Math.max(content.length, change.position + change.data.length);
  const next =
    size === content.length
      ? content
      : Buffer.concat([
          content.subarray(0, size),
          Buffer.alloc(Math.max(0, size - content.length)),
        ]);
  if (change.kind === 'write') next.set(change.data, change.position);
  return next;
}
