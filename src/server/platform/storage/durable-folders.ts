import { dirname } from 'node:path';
import { type FileOperations, isErrno } from './file-operations.ts';

const remembered = 50_000;

export interface DurableFolders {
  /** Resolves once the folder and its parents, up to the root, exist and survive a power cut. */
  ensure(path: string): Promise<void>;
  /** After a folder was removed: what lay in it must be made and synced anew. */
  forget(path: string): void;
}

/**
 * A folder that another write made a moment ago is not durable before its parent was synced,
 * so every folder's parent is synced once by this process, and concurrent writes await that one sync.
 */
export function createDurableFolders(root: string, files: FileOperations): DurableFolders {
  const durable = new Map<string, Promise<void>>();

  async function make(path: string) {
    const parent = dirname(path);
    if (path !== root) await ensure(parent);
    try {
      await files.createFolder(path);
    } catch (error) {
      if (!isErrno(error, 'EEXIST')) throw error;
    }
    await files.syncFolder(parent);
  }

  function ensure(path: string): Promise<void> {
    const known = durable.get(path);
    if (known) return known;
    if (durable.size > remembered) durable.clear();
    const made = make(path);
    durable.set(path, made);
    made.catch(() => durable.delete(path));
    return made;
  }

  return {
    ensure,
    forget(path) {
      for (const known of durable.keys()) {
        if (known === path || known.startsWith(`${path}/`)) durable.delete(known);
      }
    },
  };
}
