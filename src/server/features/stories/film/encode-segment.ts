import { availableParallelism } from 'node:os';
import type { Ffmpeg } from '#server/platform/media/ffmpeg.ts';
import { crossFrames, framesPerSecond } from './film-timing.ts';
import { moveOver, type Segment } from './segment.ts';

/** Segments that are encoded side by side, of one story. */
export const segmentsAtOnce = 2;
const threads = Math.max(1, Math.floor(availableParallelism() / segmentsAtOnce));

export const videoEncoder = [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '22', '-pix_fmt', 'yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
];

interface Encode {
  segment: Segment;
  /** What was seen before it. */
  before: Pick<Segment, 'motion'> | undefined;
  /** Where their stills lie. */
  paths: { still: string; before: string | undefined };
  size: { width: number; height: number };
  output: string;
  signal: AbortSignal;
}

/** Encodes the segment of a still; at its start the still before fades out over it. */
export async function encodeSegment(ffmpeg: Ffmpeg, encode: Encode): Promise<void> {
  const { segment, before, paths, size, output, signal } = encode;
  const fading = before && paths.before ? { before, path: paths.before } : undefined;
  const crossed = Math.min(crossFrames, segment.frames);
  const seconds = crossed / framesPerSecond;
  const filters = fading
    ? [
        `[0:v]${moveOver(segment, 'moving', size)},format=yuv420p[new]`,
        `[1:v]${moveOver({ ...fading.before, frames: crossed }, 'end', size)},format=yuva420p,fade=t=out:st=0:d=${seconds}:alpha=1[old]`,
        '[new][old]overlay=eof_action=pass:format=yuv420,format=yuv420p[v]',
      ]
    : [`[0:v]${moveOver(segment, 'moving', size)},format=yuv420p[v]`];
  await ffmpeg.run({
    inputs: [paths.still, ...(fading ? [fading.path] : [])].map((path) => ({
      path,
      type: path.endsWith('.png') ? ('image/png' as const) : ('image/webp' as const),
    })),
    args: [
      ...['-filter_complex', filters.join(';'), '-map', '[v]', '-an'],
      ...['-frames:v', String(segment.frames), '-r', String(framesPerSecond), ...videoEncoder],
      ...['-threads', String(threads), '-video_track_timescale', '12800'],
      ...['-map_metadata', '-1', '-f', 'mp4'],
    ],
    output,
    timeoutMs: 5 * 60_000,
    signal,
  });
}
