import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { nodeFileOperations as files } from './file-operations.ts';

/** The whole file is there, and stays through a power cut, once this resolves; before that, nothing or the old file. */
export async function writeFileDurably(path: string, data: Uint8Array): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}.draft`;
  const file = await files.create(draft);
  try {
    await file.write([data]);
    await file.sync();
    await files.rename(draft, path);
  } catch (error) {
    await files.remove(draft);
    throw error;
  } finally {
    await file.close();
  }
  await files.syncFolder(dirname(path));
}
