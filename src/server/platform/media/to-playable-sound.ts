import type { Ffmpeg } from './ffmpeg.ts';
import type { MediaInput } from './media-input.ts';
import type { Probe } from './probe.ts';
import { withoutMetadata } from './without-metadata.ts';

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
