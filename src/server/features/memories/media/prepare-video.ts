import { join } from 'node:path';
import { makePoster, toPlayableVideo } from '#server/platform/media/convert.ts';
import { MediaError } from '#server/platform/media/media-error.ts';
import { probe } from '#server/platform/media/probe.ts';
import { isFor, type MediaType } from '#server/platform/media/sniff.ts';
import { type FilmWork, keepFile, type PreparedMedia, stageOriginal } from './media-work.ts';

/** A film that every browser plays, without metadata such as the place, and a poster where one can be made. */
export async function prepareVideo(work: FilmWork): Promise<PreparedMedia> {
  const { ffmpeg, memory, folder, signal } = work;
  const type = memory.fileType as MediaType;
  if (!isFor('video', type)) throw new MediaError('unreadable', 'This is no video.');
  const original = await stageOriginal(work, type);
  const found = await probe(ffmpeg, original, signal);
  const { width, height } = found;
  if (!width || !height) throw new MediaError('unreadable', 'There is no picture.');

  const input = { ...original, type };
  const made = await toPlayableVideo(ffmpeg, { input, probe: found, folder, signal });
  // The duration of a browser's recording is known only after the conversion.
  const { durationSeconds } = await probe(ffmpeg, made, signal);
  const poster = join(folder, 'poster.jpg');
  const hasPoster = await makePoster(ffmpeg, { input: made, probe: found, output: poster, signal });

  return {
    displayKey: await keepFile(work, made.name, made.path, made.type),
    displayType: made.type,
    thumbnailKey: hasPoster ? await keepFile(work, 'poster.jpg', poster, 'image/jpeg') : null,
    waveform: null,
    metadata: { width, height, ...(durationSeconds !== null && { durationSeconds }) },
  };
}
