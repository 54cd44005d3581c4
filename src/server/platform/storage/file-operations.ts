import { randomBytes } from 'node:crypto';
import { link, mkdir, open, rename, rm, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file that is being written. */
export interface WritableFile {
  write(chunks: Uint8Array[]): Promise<void>;
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** Every change that the disk driver makes, one system call each, so that a test can cut the power between any two. */
export interface FileOperations {
  /** Throws where the file is there. */
  create(path: string): Promise<WritableFile>;
  /** One level; throws where the folder is there. */
  createFolder(path: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** Throws where `to` is there. */
  link(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  removeFolder(path: string): Promise<void>;
  /** Makes the names in a folder survive a power cut. */
  syncFolder(path: string): Promise<void>;
}

export const nodeFileOperations: FileOperations = {
  async create(path) {
    const handle = await open(path, 'wx', 0o600);
    return {
      async write(chunks) {
        let { bytesWritten } = await handle.writev(chunks);
        const expected = chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0);
        if (bytesWritten === expected) return;
        const all = Buffer.concat(chunks);
        while (bytesWritten < expected) {
          bytesWritten += (await handle.write(all, bytesWritten)).bytesWritten;
        }
      },
      sync: () => handle.sync(),
      close: () => handle.close(),
    };
  },
  createFolder: (path) => mkdir(path, { mode: 0o700 }),
  rename,
  link,
  remove: unlink,
  // Again where another process puts a file into it meanwhile.
  removeFolder: (path) =>
    rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }),
  async syncFolder(path) {
    // Windows cannot open a folder to sync it, and keeps its names without being asked.
    if (process.platform === 'win32') return;
    const handle = await open(path, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
};

export function isErrno(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** The whole file is there, and stays through a power cut, once this resolves; before that, nothing or the old file. */
export async function writeFileDurably(path: string, data: Uint8Array): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}.draft`;
  const file = await nodeFileOperations.create(draft);
  try {
    await file.write([data]);
    await file.sync();
    await nodeFileOperations.rename(draft, path);
  } catch (error) {
    await nodeFileOperations.remove(draft);
    throw error;
  } finally {
    await file.close();
  }
  await nodeFileOperations.syncFolder(dirname(path));
}
