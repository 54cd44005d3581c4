import { join } from 'node:path';
import type { Ffmpeg } from './ffmpeg.ts';
import { MediaError } from './media-error.ts';
import type { MediaInput } from './media-input.ts';
import { playsAfterRemux, type VideoType } from './playable.ts';
import type { Probe } from './probe.ts';

/** Leaves out what a file says of itself: where it was filmed, with what, and when. How it is turned stays. */
const withoutMetadata: readonly string[] = [
  ...['-map_metadata', '-1'],
  ...['-map_metadata:s', '-1'],
  ...['-map_chapters', '-1'],
];

interface ToMp4 {
  input: MediaInput;
  probe: Probe;
  output: string;
  /** The longest side, in pixels; a smaller picture is not enlarged. */
  side?: number;
  timeoutMs?: number;
  signal?: AbortSignal;
  onProgress?(seconds: number): void;
}

/** H.264 and AAC, which every browser plays. Streams of these codecs are copied; metadata is left out. */
export async function toMp4(ffmpeg: Ffmpeg, options: ToMp4): Promise<void> {
  const {
    input,
    probe,
    output,
    side = 1_920,
    timeoutMs = 30 * 60_000,
    signal,
    onProgress,
  } = options;
  const { width, height } = fitInside(probe, side);
  const keepsPicture =
    probe.videoCodec === 'h264' && probe.pixelFormat === 'yuv420p' && isWithin(probe, side);
  const keepsSound = probe.audioCodec === 'aac';
  ffmpeg.assertEncoders([...(keepsPicture ? [] : ['libx264']), ...(keepsSound ? [] : ['aac'])]);
  await ffmpeg.run({
    inputs: [input],
    args: [
      ...['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn'],
      ...(keepsPicture
        ? ['-c:v', 'copy']
        : [
            ...['-vf', `scale=${width}:${height},setsar=1`, '-c:v', 'libx264'],
            ...['-preset', 'veryfast', '-crf', '22', '-pix_fmt', 'yuv420p'],
          ]),
      ...(keepsSound ? ['-c:a', 'copy'] : ['-c:a', 'aac', '-b:a', '160k', '-ac', '2']),
      ...withoutMetadata,
      ...['-max_muxing_queue_size', '4096', '-movflags', '+faststart', '-f', 'mp4'],
    ],
    output,
    timeoutMs,
    signal,
    onProgress,
  });
}

const isWithin = ({ width, height }: Probe, side: number) =>
  Math.max(width ?? 0, height ?? 0) <= side;

interface Size {
  width: number | null;
  height: number | null;
}

/** The size that fits into a square of this side without being enlarged, in even numbers as encoders want them. */
function fitInside({ width, height }: Size, side: number): { width: number; height: number } {
  if (!width || !height) throw new MediaError('unreadable', 'There is no picture in this file.');
  const scale = Math.min(1, side / Math.max(width, height));
  const even = (length: number) => Math.max(2, Math.round((length * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}

interface Remux {
  input: MediaInput;
  output: string;
  format: 'mp4' | 'webm';
  signal?: AbortSignal;
  onProgress?(seconds: number): void;
}

/** The same picture and sound in a new container, without metadata: a browser's recording seeks afterwards and knows its duration. */
export async function remux(ffmpeg: Ffmpeg, { input, output, format, signal, onProgress }: Remux) {
  await ffmpeg.run({
    inputs: [input],
    args: [
      ...['-map', '0:v:0?', '-map', '0:a:0?', '-c', 'copy'],
      ...withoutMetadata,
      ...['-f', format],
      ...(format === 'mp4' ? ['-movflags', '+faststart'] : []),
    ],
    output,
    timeoutMs: 5 * 60_000,
    signal,
    onProgress,
  });
}

interface Playable {
  input: { path: string; type: VideoType };
  probe: Probe;
  /** Where the video is written. */
  folder: string;
  signal: AbortSignal;
}

/** A video that every browser plays and seeks in, without metadata: WebM of suitable WebM, else MP4. */
export async function toPlayableVideo(ffmpeg: Ffmpeg, { input, probe, folder, signal }: Playable) {
  const isWebm = input.type === 'video/webm' && playsAfterRemux(input.type, probe);
  const type = isWebm ? ('video/webm' as const) : ('video/mp4' as const);
  const name = isWebm ? 'film.webm' : 'film.mp4';
  const output = join(folder, name);
  if (isWebm) await remux(ffmpeg, { input, output, format: 'webm', signal });
  else await toMp4(ffmpeg, { input, probe, output, signal });
  return { path: output, name, type };
}

interface Poster {
  input: MediaInput;
  probe: Probe;
  /** A JPEG. */
  output: string;
  /** The longest side, in pixels. */
  side?: number;
  signal?: AbortSignal;
}

const looksAtSeconds = 10;

/** Writes the most telling frame of a video's beginning. Returns false where no picture can be made of it. */
export async function makePoster(ffmpeg: Ffmpeg, poster: Poster): Promise<boolean> {
  try {
    await writePoster(ffmpeg, poster);
    return true;
  } catch (error) {
    if (error instanceof MediaError) return false;
    throw error;
  }
}

async function writePoster(
  ffmpeg: Ffmpeg,
  { input, probe, output, side = 960, signal }: Poster,
): Promise<void> {
  const { width, height } = fitInside(probe, side);
  await ffmpeg.run({
    inputs: [{ ...input, options: ['-t', String(looksAtSeconds)] }],
    args: [
      ...['-map', '0:v:0', '-an', '-vf', `thumbnail=n=50,scale=${width}:${height}`],
      ...['-frames:v', '1', '-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', '-q:v', '3'],
      ...['-f', 'image2', '-update', '1'],
    ],
    output,
    timeoutMs: 60_000,
    signal,
  });
}

export interface SoundFormat {
  /** The ending of its name. */
  ending: 'mp3' | 'm4a' | 'wav' | 'flac';
  contentType: string;
  /** Whether the sound is taken over as it is. */
  isCopied: boolean;
}

const muxers = { mp3: 'mp3', m4a: 'mp4', wav: 'wav', flac: 'flac' };
const copied: [RegExp, SoundFormat['ending'], string][] = [
  [/^mp3$/, 'mp3', 'audio/mpeg'],
  [/^aac$/, 'm4a', 'audio/mp4'],
  [/^flac$/, 'flac', 'audio/flac'],
  [/^pcm_(u8|s16le|s24le|f32le)$/, 'wav', 'audio/wav'],
];

/** What every browser plays of this sound: itself where it can be, else AAC. */
export function soundFormatOf({ audioCodec }: Probe): SoundFormat {
  const found = copied.find(([codec]) => codec.test(audioCodec ?? ''));
  if (!found) return { ending: 'm4a', contentType: 'audio/mp4', isCopied: false };
  return { ending: found[1], contentType: found[2], isCopied: true };
}

interface ToPlayableSound {
  input: MediaInput;
  format: SoundFormat;
  output: string;
  signal?: AbortSignal;
}

/** The sound alone, without metadata. */
export async function toPlayableSound(ffmpeg: Ffmpeg, options: ToPlayableSound): Promise<void> {
  const { input, format, output, signal } = options;
  const { ending, isCopied } = format;
  if (!isCopied) ffmpeg.assertEncoders(['aac']);
  await ffmpeg.run({
    inputs: [input],
    args: [
      ...['-map', '0:a:0', '-vn', '-sn', '-dn'],
      ...(isCopied ? ['-c:a', 'copy'] : ['-c:a', 'aac', '-b:a', '160k', '-ac', '2']),
      ...withoutMetadata,
      ...(ending === 'm4a' ? ['-movflags', '+faststart'] : []),
      ...['-f', muxers[ending]],
    ],
    output,
    timeoutMs: 15 * 60_000,
    signal,
  });
}
