import type { Ffmpeg } from './ffmpeg.ts';
import { fitInside } from './fit-inside.ts';
import type { MediaInput } from './media-input.ts';
import type { Probe } from './probe.ts';

interface Poster {
  input: MediaInput;
  probe: Probe;
  /** A JPEG. */
  output: string;
  /** The longest side, in pixels. */
  side: number;
  signal?: AbortSignal;
}

const looksAtSeconds = 10;

/** The most telling frame of a video's beginning. */
export async function makePoster(ffmpeg: Ffmpeg, { input, probe, output, side, signal }: Poster) {
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
