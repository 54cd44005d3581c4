import { createHash } from 'node:crypto';
import { addAbortSignal, Readable } from 'node:stream';
import type { Content } from './storage.ts';
import { StorageError } from './storage-error.ts';

export interface Measured {
  size: number;
  sha256: string;
}

interface Limits {
  maxBytes: number;
  signal?: AbortSignal;
}

const batchBytes = 512 * 1024;

/**
 * Counts and hashes while it hands everything to `write`, in batches, one of them being written while the next
 * one comes in. Refuses the first byte beyond the limit.
 */
export async function measureContent(
  content: Content,
  { maxBytes, signal }: Limits,
  write: (chunks: Uint8Array[]) => Promise<void>,
): Promise<Measured> {
  const hash = createHash('sha256');
  let size = 0;
  let batch: Uint8Array[] = [];
  let batched = 0;
  let writing: Promise<void> = Promise.resolve();
  try {
    for await (const chunk of toStream(content, signal)) {
      size += chunk.byteLength;
      batched += chunk.byteLength;
      batch.push(chunk);
      if (size > maxBytes) {
        throw new StorageError('too-large', `The content is larger than ${maxBytes} bytes.`);
      }
      if (batched >= batchBytes) {
        await writing;
        writing = write(batch);
        // It is awaited with the next batch; a source that is slow to bring one must not make it unhandled.
        writing.catch(() => {});
        batch = [];
        batched = 0;
      }
      hash.update(chunk);
    }
    await writing;
    if (batched > 0) await write(batch);
  } catch (error) {
    await writing.catch(() => {});
    throw error;
  }
  return { size, sha256: hash.digest('hex') };
}

/** Destroyed when the reading ends early or the signal is given, even while its source is quiet. */
function toStream(content: Content, signal?: AbortSignal): AsyncIterable<Uint8Array> {
  const stream =
    content instanceof Readable
      ? content
      : Readable.from(content instanceof Uint8Array ? [content] : content);
  return signal ? addAbortSignal(signal, stream) : stream;
}
