import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSettableClock } from '#server/platform/clock/settable-clock.ts';
import { createLogger } from '#server/platform/logging/logger.ts';
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { createSpeechCache } from './speech-cache.ts';
import type { Spoken } from './speech-driver.ts';

const spoken: Spoken = {
  sound: { samples: Int16Array.from({ length: 500 }, (_, at) => at), sampleRate: 22_050 },
  words: [{ start: 0, end: 5, fromMs: 0, toMs: 20 }],
};
const dayMs = 24 * 60 * 60 * 1000;

let folder: string;
let storage: Storage;
const clock = createSettableClock();

const open = (maxBytes: number) =>
  createSpeechCache({ storage, clock, logger: createLogger('silent'), maxBytes, maxDays: 30 });

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'heartwood-speech-'));
  storage = createDiskStorage({ folder, uploadUrl: 'http://x/u', secret: 'secret', clock });
});
afterEach(() => rm(folder, { recursive: true }));

async function count(): Promise<number> {
  let objects = 0;
  for await (const _ of storage.list('speech')) objects += 1;
  return objects;
}

test('what was kept comes back with its words, and nothing else does', async () => {
  const cache = open(1_000_000);
  await cache.keep('speech/one.wav', spoken);
  expect(await cache.find('speech/one.wav')).toEqual(spoken);
  expect(await cache.find('speech/two.wav')).toBeUndefined();
});

test('what is damaged counts as not kept', async () => {
  const cache = open(1_000_000);
  await storage.put('speech/one.wav', Buffer.from('RIFF'), {
    contentType: 'audio/wav',
    maxBytes: 9,
  });
  expect(await cache.find('speech/one.wav')).toBeUndefined();
});

test('there is never much more than the limit, even between two sweeps', async () => {
  const cache = open(10_000);
  for (let index = 0; index < 30; index += 1) {
    clock.advance(1_000);
    await cache.keep(`speech/${index}.wav`, spoken);
  }
  expect(await count()).toBeLessThan(10);
  expect(await cache.find('speech/29.wav')).toEqual(spoken);
});

test('a sweep removes what is old', async () => {
  const cache = open(1_000_000);
  await cache.keep('speech/one.wav', spoken);
  expect(await cache.sweep()).toBe(0);
  clock.advance(31 * dayMs);
  expect(await cache.sweep()).toBe(1);
  expect(await count()).toBe(0);
});
