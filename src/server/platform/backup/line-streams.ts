import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import type { StreamSummary } from './backup-format.ts';
import type { Encryption } from './encryption.ts';

type Bytes = AsyncIterable<Uint8Array>;

// The embedded database serves nobody else while it is read, and higher levels take several times as long.
const gzip = { level: constants.Z_BEST_SPEED };

/** Compresses and encrypts lines into `write`, and returns what they were. */
export async function packLines(
  batches: AsyncIterable<readonly string[]>,
  encryption: Encryption,
  write: (packed: Bytes) => Promise<void>,
  signal?: AbortSignal,
): Promise<StreamSummary> {
  const hash = createHash('sha256');
  const summary = { lines: 0, bytes: 0 };
  async function* measured() {
    for await (const batch of batches) {
      const bytes = Buffer.from(batch.map((line) => `${line}\n`).join(''));
      summary.lines += batch.length;
      summary.bytes += bytes.length;
      hash.update(bytes);
      yield bytes;
    }
  }
  await pipeline(measured, createGzip(gzip), encryption.encrypt, write, { signal });
  return { ...summary, sha256: hash.digest('hex') };
}

/** Gives the lines of a packed stream to `take`, in batches of about 1 MB, and returns what they were. */
export async function unpackLines(
  packed: Bytes,
  encryption: Encryption,
  take: (batch: string[]) => Promise<void> | void,
): Promise<StreamSummary> {
  const hash = createHash('sha256');
  const summary = { lines: 0, bytes: 0 };
  const decoder = new TextDecoder();
  let batch: string[] = [];
  let batched = 0;
  let rest = '';

  async function flush() {
    summary.lines += batch.length;
    await take(batch);
    batch = [];
    batched = 0;
  }

  await pipeline(
    packed,
    encryption.decrypt,
    createGunzip({ chunkSize: 1024 * 1024 }),
    async (unpacked: Bytes) => {
      for await (const chunk of unpacked) {
        summary.bytes += chunk.length;
        hash.update(chunk);
        const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
        rest = lines.pop() ?? '';
        batch.push(...lines);
        batched += chunk.length;
        if (batched >= 1024 * 1024) await flush();
      }
      if (batch.length > 0) await flush();
    },
  );
  return { ...summary, sha256: hash.digest('hex') };
}

export const isSame = (one: StreamSummary, other: StreamSummary) =>
  one.lines === other.lines && one.bytes === other.bytes && one.sha256 === other.sha256;
