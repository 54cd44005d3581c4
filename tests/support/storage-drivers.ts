import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '#server/platform/clock/clock.ts';
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts';
import { createS3Storage } from '#server/platform/storage/s3-storage.ts';
import type { ListedObject, Storage } from '#server/platform/storage/storage.ts';
import { StorageError } from '#server/platform/storage/storage-error.ts';
import { startS3 } from './s3.ts';

export interface StorageUnderTest {
  storage: Storage;
  /** Sends a file as a browser would: 'stored', or the fault. */
  putToAddress(url: string, data: Buffer, userId: string): Promise<string>;
  /** Files that the driver really keeps, temporary ones among them. */
  countFiles(): Promise<number>;
  countExpectedFiles(): Promise<number>;
  close(): Promise<void>;
}

/** Every driver of the storage port, with the most objects that it lists at once, for suites that hold for all of them. */
export const storageDrivers = [
  { name: 'disk', start: startDisk, pageSize: 1 },
  { name: 's3', start: startBucket, pageSize: 1_000 },
];

async function startDisk(): Promise<StorageUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'heartwood-storage-'));
  const uploadUrl = 'http://localhost:3000/api/uploads';
  const storage = createDiskStorage({
    folder: join(folder, 'files'),
    uploadUrl,
    secret: 'a secret of this test',
    clock: systemClock,
  });
  return {
    storage,
    async putToAddress(url, data, userId) {
      const key = storage.findUploadKey(url) ?? '';
      const token = new URL(url).searchParams.get('token') ?? '';
      try {
        await storage.receiveUpload?.({
          key,
          token,
          userId,
          content: data,
          contentType: 'image/png',
        });
        return 'stored';
      } catch (error) {
        if (error instanceof StorageError) return error.fault;
        throw error;
      }
    },
    countFiles: () => countFilesIn(join(folder, 'files')),
    countExpectedFiles: async () => 2 * (await listAll(storage, '')).length,
    close: () => rm(folder, { recursive: true }),
  };
}

async function startBucket(): Promise<StorageUnderTest> {
  const s3 = await startS3();
  const spoolFolder = await mkdtemp(join(tmpdir(), 'heartwood-spool-'));
  const storage = createS3Storage({ ...s3.options, spoolFolder, clock: systemClock });
  return {
    storage,
    async putToAddress(url, data) {
      const answer = await fetch(url, { method: 'PUT', body: new Uint8Array(data) });
      return answer.ok ? 'stored' : String(answer.status);
    },
    countFiles: () => countFilesIn(spoolFolder),
    countExpectedFiles: async () => 0,
    async close() {
      await s3.close();
      await rm(spoolFolder, { recursive: true });
    },
  };
}

export async function listAll(storage: Storage, folder: string): Promise<ListedObject[]> {
  const found: ListedObject[] = [];
  for await (const object of storage.list(folder)) found.push(object);
  return found;
}

async function countFilesIn(folder: string) {
  const items = await readdir(folder, { recursive: true, withFileTypes: true });
  return items.filter((item) => item.isFile()).length;
}
