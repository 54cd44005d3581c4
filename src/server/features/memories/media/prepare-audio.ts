import { join } from 'node:path';
import { soundFormatOf, toPlayableSound } from '#server/platform/media/convert.ts';
import { MediaError } from '#server/platform/media/media-error.ts';
import type { InputType } from '#server/platform/media/media-input.ts';
import { probe } from '#server/platform/media/probe.ts';
import { isFor, type MediaType } from '#server/platform/media/sniff.ts';
import { type FilmWork, keepFile, type PreparedMedia, stageOriginal } from './media-work.ts';
import { readWaveform } from './waveform.ts';

/** A sound that every browser plays, without metadata, and how loud it is over its length. */
export async function prepareAudio(work: FilmWork): Promise<PreparedMedia> {
  const { ffmpeg, memory, folder, signal } = work;
  const input = await stageOriginal(work, inputTypeOf(memory.fileType));
  const found = await probe(ffmpeg, input, signal);
  if (!found.audioCodec) throw new MediaError('unreadable', 'There is no sound.');
  const format = soundFormatOf(found);
  const output = join(folder, `sound.${format.ending}`);
  await toPlayableSound(ffmpeg, { input, format, output, signal });
  const duration = found.durationSeconds;
  const heard = await readWaveform(ffmpeg, { input, duration, folder, signal });
  return {
    displayKey: await keepFile(work, `sound.${format.ending}`, output, format.contentType),
    displayType: format.contentType,
    thumbnailKey: null,
    waveform: heard.waveform,
    metadata: { durationSeconds: duration ?? Math.round(heard.durationSeconds * 100) / 100 },
  };
}

function inputTypeOf(fileType: string | null): InputType {
  // As a browser records it: a film's container with nothing but sound.
  if (fileType === 'audio/webm') return 'video/webm';
  const type = fileType as MediaType;
  if (!isFor('audio', type)) throw new MediaError('unreadable', 'This is no sound.');
  return type;
}
