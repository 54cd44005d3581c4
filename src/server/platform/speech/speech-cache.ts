import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { Clock } from '#server/platform/clock/clock.ts';
import { handleSweep } from '#server/platform/jobs/job.ts';
import type { Logger } from '#server/platform/logging/logger.ts';
import type { ListedObject, Storage } from '#server/platform/storage/storage.ts';
import { isStorageFault } from '#server/platform/storage/storage-error.ts';
import { spokenWord } from '#shared/contracts/voice.ts';
import type { Manner, Spoken } from './speech-driver.ts';
import { readWav, sizeOf, wavParts } from './wav.ts';

const folder = 'speech';
const contentType = 'audio/wav';
/** Words and their times travel in a chunk of the sound file itself. */
const wordsChunk = 'hwwd';
const dayMs = 24 * 60 * 60 * 1000;

export interface SpeechCacheOptions {
  storage: Storage;
  clock: Clock;
  logger: Logger;
  maxBytes: number;
  maxDays: number;
}

export type SpeechCache = ReturnType<typeof createSpeechCache>;

/** A cache of spoken sentences by content, limited by age and size. */
export function createSpeechCache(options: SpeechCacheOptions) {
  const { storage, clock, logger, maxBytes, maxDays } = options;
  let writtenSinceSweep = 0;
  let sweeping: Promise<number> | undefined;
  const writing = new Set<Promise<void>>();

  const sweepOnce = async () => {
    const oldest = clock.now().getTime() - maxDays * dayMs;
    const kept: ListedObject[] = [];
    for await (const object of storage.list(folder)) kept.push(object);
    kept.sort((one, other) => other.modifiedAt.getTime() - one.modifiedAt.getTime());
    let bytes = 0;
    let removed = 0;
    for (const { key, size, modifiedAt } of kept) {
      bytes += size;
      if (bytes <= maxBytes && modifiedAt.getTime() >= oldest) continue;
      await storage.delete(key);
      removed += 1;
    }
    return removed;
  };

  /** Removes expired entries, then the oldest beyond `maxBytes`; returns how many. */
  const sweep = () => {
    writtenSinceSweep = 0;
    sweeping ??= sweepOnce().finally(() => {
      sweeping = undefined;
    });
    return sweeping;
  };

  const write = async (key: string, { sound, words }: Spoken) => {
    const content = Buffer.from(JSON.stringify(words));
    const parts = wavParts([sound], [{ name: wordsChunk, content }]);
    const size = sizeOf(parts);
    await storage.put(key, Readable.from(parts), { contentType, maxBytes: size });
    writtenSinceSweep += size;
    // Between two hourly sweeps, too, it must not grow without end.
    if (writtenSinceSweep > maxBytes / 10) await sweep();
  };

  return {
    keyOf(engine: string, sentence: string, { voice, rate, pitch }: Manner): string {
      const content = JSON.stringify([engine, voice.id, rate, pitch, sentence]);
      return `${folder}/${createHash('sha256').update(content).digest('hex')}.wav`;
    },

    async find(key: string): Promise<Spoken | undefined> {
      try {
        const { stream } = await storage.read(key);
        const { chunks, samples, sampleRate } = readWav(await buffer(stream));
        const words: unknown = JSON.parse(String(chunks.get(wordsChunk)));
        return { sound: { samples, sampleRate }, words: z.array(spokenWord).parse(words) };
      } catch (error) {
        // An unreadable entry is spoken again.
        if (!isStorageFault(error, 'not-found'))
          logger.warn({ err: error, key }, 'kept speech could not be read');
        return undefined;
      }
    },

    /** Stores it in the background; a failure is only logged. */
    keep(key: string, spoken: Spoken): Promise<void> {
      const written = write(key, spoken)
        .catch((error: unknown) => logger.warn({ err: error, key }, 'speech could not be kept'))
        .finally(() => writing.delete(written));
      writing.add(written);
      return written;
    },

    sweep,

    /** Waits for all pending writes. */
    async settle(): Promise<void> {
      await Promise.all(writing);
    },
  };
}

/** Removes kept speech that is old or too much. */
export function handleSpeechSweep({ speechCache }: { speechCache: SpeechCache }) {
  return handleSweep(
    { name: 'speech.sweep', everySeconds: 60 * 60, expireSeconds: 10 * 60 },
    async ({ logger }) => {
      const removed = await speechCache.sweep();
      if (removed > 0) logger.info({ removed }, 'kept speech was removed');
    },
  );
}
