import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Storage } from '#server/platform/storage/storage.ts';

/** Puts a stored object, to be read only, where ffmpeg can seek in it, whichever storage it comes from. */
export async function stageFile(storage: Storage, key: string, path: string, signal?: AbortSignal) {
  if (await storage.link?.(key, path)) return;
  const { stream } = await storage.read(key);
  await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal });
}
