import { join } from 'node:path';
import { makePoster, remux, toMp4 } from '#server/platform/media/convert.ts';
import { MediaError } from '#server/platform/media/media-error.ts';
import type { MediaInput } from '#server/platform/media/media-input.ts';
import { playsAfterRemux } from '#server/platform/media/playable.ts';
import { type Probe, probe } from '#server/platform/media/probe.ts';
import { isFor, type MediaType } from '#server/platform/media/sniff.ts';
import { type FilmWork, keepFile, type PreparedMedia, stageOriginal } from './media-work.ts';

const posterSide = 960;

/** A film that every browser plays, without metadata such as the place, and a picture of it. */
export async function prepareVideo(work: FilmWork): Promise<PreparedMedia> {
  const { ffmpeg, memory, folder, signal } = work;
  const type = memory.fileType as MediaType;
  if (!isFor('video', type)) throw new MediaError('unreadable', 'This is no video.');
  const input = await stageOriginal(work, type);
  const found = await probe(ffmpeg, input, signal);
  if (!found.width || !found.height) throw new MediaError('unreadable', 'There is no picture.');

  const isWebm = type === 'video/webm' && playsAfterRemux(type, found);
  const contentType = isWebm ? 'video/webm' : 'video/mp4';
  const output = join(folder, isWebm ? 'film.webm' : 'film.mp4');
  if (isWebm) await remux(ffmpeg, { input, output, format: 'webm', signal });
  else await toMp4(ffmpeg, { input, probe: found, output, signal });
  const made: MediaInput = { path: output, type: contentType };
  // A browser's recording says only now how long it is.
  const { durationSeconds } = await probe(ffmpeg, made, signal);

  return {
    displayKey: await keepFile(work, isWebm ? 'film.webm' : 'film.mp4', output, contentType),
    displayType: contentType,
    thumbnailKey: await findPoster(work, made, found),
    waveform: null,
    metadata: {
      width: found.width,
      height: found.height,
      ...(durationSeconds !== null && { durationSeconds }),
    },
  };
}

/** A film without a picture of it is still a film. */
async function findPoster(work: FilmWork, input: MediaInput, found: Probe) {
  const output = join(work.folder, 'poster.jpg');
  const { ffmpeg, signal } = work;
  try {
    await makePoster(ffmpeg, { input, probe: found, output, side: posterSide, signal });
  } catch (error) {
    if (error instanceof MediaError) return null;
    throw error;
  }
  return keepFile(work, 'poster.jpg', output, 'image/jpeg');
}
