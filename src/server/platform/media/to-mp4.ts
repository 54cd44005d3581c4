import type { Ffmpeg } from './ffmpeg.ts';
import { fitInside } from './fit-inside.ts';
import type { MediaInput } from './media-input.ts';
import type { Probe } from './probe.ts';
import { withoutMetadata } from './without-metadata.ts';

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

/** H.264 and AAC, which every browser plays. What is that already is copied as it is; metadata is left out. */
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
