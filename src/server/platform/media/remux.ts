import type { Ffmpeg } from './ffmpeg.ts';
import type { MediaInput } from './media-input.ts';
import { withoutMetadata } from './without-metadata.ts';

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
