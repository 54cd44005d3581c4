import { buffer } from 'node:stream/consumers';
import { handleJob } from '#server/platform/jobs/job.ts';
import { readExifDates } from '#server/platform/media/exif-dates.ts';
import { ImageError, readPhotoSize, resizePhoto } from '#server/platform/media/images.ts';
import { MediaError } from '#server/platform/media/media-error.ts';
import { withTemporaryFolder } from '#server/platform/media/temporary-folder.ts';
import type { Needs } from '#server/platform/platform.ts';
import { createMemoriesRepository, type MemoryValues } from '../memories.repository.ts';
import type { MemoryRow } from '../memories.table.ts';
import { memoryFolder } from '../memory-keys.ts';
import { prepareMemory } from '../prepare-memory.ts';
import { keepBytes, type MediaWork, type PreparedMedia } from './media-work.ts';
import { prepareAudio } from './prepare-audio.ts';
import { prepareVideo } from './prepare-video.ts';

type Dependencies = Needs<'db' | 'storage' | 'ffmpeg' | 'workFolder'>;

interface PrepareOptions {
  signal: AbortSignal;
  isLastAttempt: boolean;
}

export type MediaPreparation = ReturnType<typeof createMediaPreparation>;

/** What browsers show or play as it comes, where nothing can be made of it. */
const shownAsTheyAre = /^(video|audio)\/(mp4|webm|mpeg|wav|aac|ogg|flac)$/;

/** Prepares what is shown of a memory's file, in the background. */
export function createMediaPreparation({ db, storage, ffmpeg, workFolder }: Dependencies) {
  const repository = createMemoriesRepository(db);

  async function make(work: MediaWork): Promise<PreparedMedia> {
    if (ffmpeg) {
      const make = work.memory.type === 'video' ? prepareVideo : prepareAudio;
      return make({ ...work, ffmpeg });
    }
    const { fileKey, fileType } = work.memory;
    if (!shownAsTheyAre.test(fileType ?? ''))
      throw new MediaError('cannot', 'This machine has no ffmpeg.');
    const shown = { displayKey: fileKey, displayType: fileType };
    return { ...shown, thumbnailKey: null, waveform: null, metadata: {} };
  }

  async function prepared(work: MediaWork, isLastAttempt: boolean): Promise<MemoryValues> {
    const { memory, signal } = work;
    try {
      if (memory.type === 'image') {
        const file = await buffer((await storage.read(memory.fileKey)).stream);
        const takenAt = findTakenAt(file);
        if (takenAt) await repository.date(memory.id, takenAt);
        const { metadata, ...made } = await preparePhoto(work, file);
        return { ...made, ...ready(memory, metadata) };
      }
      const { metadata, ...made } = await make(work);
      return { ...made, ...ready(memory, metadata) };
    } catch (error) {
      const isHopeless =
        error instanceof ImageError || (error instanceof MediaError && error.fault !== 'failed');
      if (signal.aborted || !(isHopeless || isLastAttempt)) throw error;
      return { mediaState: 'failed' };
    }
  }

  return {
    /** May run again: what it makes lies under the same names, and what was prepared is left alone. */
    async prepare(memoryId: string, { signal, isLastAttempt }: PrepareOptions): Promise<void> {
      const memory = await repository.findUnprepared(memoryId);
      const { fileKey } = memory ?? {};
      if (!memory || !fileKey) return;
      const values = await withTemporaryFolder(workFolder, (folder) =>
        prepared({ memory: { ...memory, fileKey }, storage, folder, signal }, isLastAttempt),
      );
      await repository.update(memoryId, values);
      // Purged while this was made.
      if (!(await repository.exists(memoryId)))
        await storage.deleteFolder(memoryFolder(memory.userId, memoryId));
    },
  };
}

export function handlePrepareMemory({ prepare }: MediaPreparation) {
  return handleJob(prepareMemory, ({ data, signal, attempt }) =>
    prepare(data.memoryId, { signal, isLastAttempt: attempt > prepareMemory.retry.limit }),
  );
}

function ready({ metadata }: MemoryRow, more: PreparedMedia['metadata']): MemoryValues {
  return { mediaState: 'ready', metadata: { ...metadata, ...more } };
}

const sizes = { maxPixels: 120_000_000, thumbnail: 480, screen: 2_048 };

/** A small picture and one for the whole screen, both upright and without metadata. */
async function preparePhoto(work: MediaWork, file: Buffer): Promise<PreparedMedia> {
  const { width, height } = await readPhotoSize(file);
  const { thumbnail, screen } = await resizePhoto(file, sizes);
  return {
    displayKey: await keepBytes(work, 'screen.webp', screen.data, screen.contentType),
    displayType: screen.contentType,
    thumbnailKey: await keepBytes(work, 'thumbnail.webp', thumbnail.data, thumbnail.contentType),
    waveform: null,
    metadata: { width, height },
  };
}

/** When the camera says that a photo was taken; a camera that knows no time zone is taken to be in Greenwich. */
function findTakenAt(file: Buffer): Date | undefined {
  const { original, digitized, offset = '' } = readExifDates(file);
  const match = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d:\d\d:\d\d)/.exec(
    original ?? digitized ?? '',
  );
  if (!match) return undefined;
  const [, year, month, day, time] = match;
  const zone = /^[+-]\d\d:\d\d$/.test(offset) ? offset : 'Z';
  const taken = new Date(`${year}-${month}-${day}T${time}${zone}`);
  // Older than photography is a clock that was never set.
  return Number.isNaN(taken.getTime()) || taken.getUTCFullYear() < 1826 ? undefined : taken;
}
