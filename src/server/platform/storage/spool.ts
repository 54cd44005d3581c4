import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type Measured, measureContent } from './measured-content.ts';
import { removeOlder } from './remove-older.ts';
import type { Content, PutOptions } from './storage.ts';

export interface Spooled extends Measured {
  /** From the first byte, each time anew. */
  open(): Uint8Array | Readable;
  remove(): Promise<void>;
}

/** Where a stream waits in a temporary file until it is known whole: its size, its hash, and that it fits. */
export function createSpool(folder: string) {
  return {
    async take(content: Content, options: PutOptions): Promise<Spooled> {
      if (content instanceof Uint8Array) {
        const measured = await measureContent(content, options, async () => {});
        return { ...measured, open: () => content, remove: async () => {} };
      }
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, randomUUID());
      const file = await open(path, 'wx', 0o600);
      try {
        const measured = await measureContent(content, options, async (chunks) => {
          await file.writeFile(Buffer.concat(chunks));
        });
        await file.close();
        return { ...measured, open: () => createReadStream(path), remove: () => rm(path) };
      } catch (error) {
        await file.close();
        await rm(path, { force: true });
        throw error;
      }
    },

    removeLeftovers: (olderThan: Date) => removeOlder(folder, olderThan),
  };
}
