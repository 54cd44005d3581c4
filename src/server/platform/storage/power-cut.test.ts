import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemClock } from '#server/platform/clock/clock.ts';
import { createPowerCutRecorder, type PowerCut } from '#tests/support/power-cut.ts';
import { listAll } from '#tests/support/storage-drivers.ts';
import { createDiskStorage } from './disk-storage.ts';
import type { FileOperations } from './file-operations.ts';
import type { Storage } from './storage.ts';

/** One thing done to a key: when it began and when it was acknowledged, and what was put (null: deleted). */
interface Deed {
  key: string;
  began: number;
  acknowledged: number;
  data: Buffer | null;
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heartwood-power-cut-'));
});
afterEach(() => rm(folder, { recursive: true }));

const openStorage = (path: string, files?: FileOperations) =>
  createDiskStorage({
    folder: path,
    uploadUrl: 'http://x',
    secret: 's',
    clock: systemClock,
    files,
  });

/** Puts, replacements and deletions, some side by side in folders that none of them has seen before. */
async function work(storage: Storage, now: () => number): Promise<Deed[]> {
  const deeds: Deed[] = [];
  const put = async (key: string, data: Buffer) => {
    const deed: Deed = { key, began: now(), acknowledged: Number.POSITIVE_INFINITY, data };
    deeds.push(deed);
    await storage.put(key, data, {
      contentType: 'text/plain',
      maxBytes: 10_000,
      ifAbsent: key.endsWith('once'),
    });
    deed.acknowledged = now();
  };
  const remove = async (keys: string[], act: () => Promise<void>) => {
    const began = now();
    const mine = keys.map((key) => ({
      key,
      began,
      acknowledged: Number.POSITIVE_INFINITY,
      data: null,
    }));
    deeds.push(...mine);
    await act();
    const acknowledged = now();
    for (const deed of mine) deed.acknowledged = acknowledged;
  };
  await put('first', Buffer.from('the first of all'));
  await Promise.all(
    ['a/b/c/one', 'a/b/c/two', 'a/b/three', 'a/once', 'd/four'].map((key) =>
      put(key, Buffer.from(key.repeat(50))),
    ),
  );
  await Promise.all([
    put('a/b/c/one', Buffer.from('replaced')),
    remove(['a/b/c/two'], () => storage.delete('a/b/c/two')),
    put('d/five', Buffer.alloc(0)),
  ]);
  await remove(['d/four', 'd/five'], () => storage.deleteFolder('d'));
  await put('d/four', Buffer.from('again, in a folder made again'));
  return deeds;
}

/** What the disk holds after a cut against what was acknowledged before it; the breaches as sentences. */
async function findBreaches(left: Storage, deeds: Deed[], cutAt: number): Promise<string[]> {
  const breaches: string[] = [];
  const visible = new Set((await listAll(left, '')).map(({ key }) => key));
  for (const key of new Set(deeds.map((deed) => deed.key))) {
    const mine = deeds.filter((deed) => deed.key === key && deed.began < cutAt);
    const settled = mine.findLastIndex((deed) => deed.acknowledged < cutAt);
    // The last acknowledged deed, or one begun since: those may or may not have come through.
    const allowed = mine.slice(Math.max(settled, 0)).map(({ data }) => data && hash(data));
    if (settled < 0) allowed.push(null);
    const found = visible.has(key) ? hash(await buffer((await left.read(key)).stream)) : null;
    if (!allowed.includes(found)) breaches.push(`${key} after ${cutAt}: ${found}, not ${allowed}`);
  }
  return breaches;
}

const hash = (data: Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 8);

async function rehearse(
  cut: PowerCut,
  weaken: (files: FileOperations) => FileOperations = (files) => files,
) {
  const root = join(folder, 'files');
  const recorder = createPowerCutRecorder(root);
  const deeds = await work(openStorage(root, weaken(recorder.files)), recorder.now);
  const breaches: string[] = [];
  for (let count = 0; count <= recorder.count(); count += 1) {
    const target = join(folder, `cut-${count}`);
    const cutAt = await recorder.cutAfter(count, cut, target);
    const left = openStorage(join(target, basename(root)));
    breaches.push(...(await findBreaches(left, deeds, cutAt)));
    await rm(target, { recursive: true });
  }
  return { breaches, cuts: recorder.count() };
}

it.each(['nothing-unsynced', 'all-names'] as const)(
  'keeps all that was acknowledged and shows nothing half-written, wherever the power is cut (%s)',
  async (cut) => {
    const { breaches, cuts } = await rehearse(cut);
    expect(breaches).toEqual([]);
    expect(cuts).toBeGreaterThan(100);
  },
);

it('would be seen to lose files if it did not sync their folders', async () => {
  const { breaches } = await rehearse('nothing-unsynced', (files) => ({
    ...files,
    syncFolder: async () => {},
  }));
  expect(breaches.length).toBeGreaterThan(0);
});

it('would be seen to damage files if it did not sync their contents', async () => {
  const { breaches } = await rehearse('all-names', (files) => ({
    ...files,
    create: async (path) => ({ ...(await files.create(path)), sync: async () => {} }),
  })).catch((error: unknown) => ({ breaches: [String(error)] }));
  expect(breaches.length).toBeGreaterThan(0);
});
