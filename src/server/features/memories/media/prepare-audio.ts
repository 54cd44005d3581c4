import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { soundFormatOf, toPlayableSound } from '#server/platform/media/convert.ts';
import type { Ffmpeg } from '#server/platform/media/ffmpeg.ts';
import { MediaError } from '#server/platform/media/media-error.ts';
import type { InputType, MediaInput } from '#server/platform/media/media-input.ts';
import { probe } from '#server/platform/media/probe.ts';
import { isFor, type MediaType } from '#server/platform/media/sniff.ts';
import { type FilmWork, keepFile, type PreparedMedia, stageOriginal } from './media-work.ts';

/** A sound that every browser plays, without metadata, and its waveform. */
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

interface Heard {
  /** The loudness of each hundredth, the loudest 1. */
  waveform: number[];
  durationSeconds: number;
}

const bars = 100;
const hour = 3_600;
const longest = 12 * hour;

interface Listening {
  input: MediaInput;
  /** In seconds, where the file says. */
  duration: number | null;
  folder: string;
  signal: AbortSignal;
}

/** Listens to a sound from beginning to end. */
async function readWaveform(
  ffmpeg: Ffmpeg,
  { input, duration, folder, signal }: Listening,
): Promise<Heard> {
  // Of long recordings fewer samples will do, and all of them have to fit into memory.
  const rate = (duration ?? longest) > hour ? 1_000 : 8_000;
  const output = join(folder, 'samples.raw');
  await ffmpeg.run({
    inputs: [input],
    args: [
      ...['-map', '0:a:0', '-t', String(longest)],
      ...['-ac', '1', '-ar', String(rate), '-c:a', 'pcm_s16le', '-f', 's16le'],
    ],
    output,
    timeoutMs: 15 * 60_000,
    signal,
  });
  const bytes = await readFile(output);
  const samples = new Int16Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 2));
  return { waveform: loudnessOf(samples), durationSeconds: samples.length / rate };
}

function loudnessOf(samples: Int16Array): number[] {
  const loudness = Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * samples.length) / bars);
    const to = Math.floor(((bar + 1) * samples.length) / bars);
    let energy = 0;
    for (let at = from; at < to; at += 1) energy += (samples[at] ?? 0) ** 2;
    return Math.sqrt(energy / Math.max(1, to - from));
  });
  const loudest = Math.max(...loudness, 1);
  return loudness.map((one) => Math.round((one / loudest) * 100) / 100);
}
