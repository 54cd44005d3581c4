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

/** Hands every chunk to `write` while it counts and hashes; refuses the first byte beyond the limit. */
export async function measureContent(
  content: Content,
  { maxBytes, signal }: Limits,
  write: (chunk: Uint8Array) => Promise<void>,
): Promise<Measured> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of toStream(content, signal)) {
    size += chunk.byteLength;
    if (size > maxBytes) {
      throw new StorageError('too-large', `The content is larger than ${maxBytes} bytes.`);
    }
    const written = write(chunk);
    hash.update(chunk);
    await written;
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
