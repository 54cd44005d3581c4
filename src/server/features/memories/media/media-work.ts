import { join } from 'node:path';
import type { Ffmpeg } from '#server/platform/media/ffmpeg.ts';
import type { MediaInput } from '#server/platform/media/media-input.ts';
import { stageFile, storeFile } from '#server/platform/media/temporary-folder.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { MemoryRow } from '../memories.table.ts';
import { memoryFolder } from '../memory-keys.ts';

/** The fields of a memory that its preparation sets. */
export type PreparedMedia = Pick<
  MemoryRow,
  'displayKey' | 'displayType' | 'thumbnailKey' | 'waveform'
> & {
  metadata: Pick<MemoryRow['metadata'], 'width' | 'height' | 'durationSeconds'>;
};

/** One memory's file while it is prepared, in a temporary folder. */
export interface MediaWork {
  memory: MemoryRow & { fileKey: string };
  storage: Storage;
  folder: string;
  signal: AbortSignal;
}

export interface FilmWork extends MediaWork {
  ffmpeg: Ffmpeg;
}

/** Prepared files lie beside the original under fixed names, so that a second run replaces them. */
const madeKey = ({ memory }: MediaWork, name: string) =>
  `${memoryFolder(memory.userId, memory.id)}/made/${name}`;

export async function keepBytes(work: MediaWork, name: string, data: Buffer, contentType: string) {
  const key = madeKey(work, name);
  await work.storage.put(key, data, { contentType, maxBytes: data.length });
  return key;
}

export async function keepFile(work: MediaWork, name: string, path: string, contentType: string) {
  const key = madeKey(work, name);
  await storeFile(work.storage, key, path, { contentType, signal: work.signal });
  return key;
}

/** A copy of the original for ffmpeg. */
export async function stageOriginal(
  { memory, storage, folder, signal }: MediaWork,
  type: MediaInput['type'],
): Promise<MediaInput> {
  const path = join(folder, 'original');
  await stageFile(storage, memory.fileKey, path, signal);
  return { path, type };
}
