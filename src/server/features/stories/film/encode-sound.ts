import type { Ffmpeg } from '#server/platform/media/ffmpeg.ts';
import { limits } from '#shared/limits.ts';

const { cardSeconds } = limits.story;
const rate = 44_100;

interface Sound {
  /** In the film's order; without a path: silence. */
  scenes: { path: string | undefined; seconds: number }[];
  /** A soft pad that repeats, to lie under the whole film. */
  padPath: string | undefined;
  output: string;
  signal: AbortSignal;
}

/** The sound of the whole film: cards in silence, each narration for exactly its scene's time. */
export async function encodeSound(ffmpeg: Ffmpeg, sound: Sound): Promise<void> {
  const { scenes, padPath, output, signal } = sound;
  const filters: string[] = [];
  const parts: string[] = [];
  const inputs: { path: string; type: 'audio/flac' | 'audio/wav'; options?: string[] }[] = [];
  const add = (source: string, seconds: number) => {
    const name = `[p${parts.length}]`;
    filters.push(
      `${source}aformat=sample_fmts=fltp:sample_rates=${rate}:channel_layouts=mono,apad,atrim=duration=${seconds},asetpts=N/SR/TB${name}`,
    );
    parts.push(name);
  };
  const silence = (seconds: number) => add(`anullsrc=r=${rate}:cl=mono,`, seconds);
  silence(cardSeconds);
  for (const { path, seconds } of scenes) {
    if (path === undefined) {
      silence(seconds);
      continue;
    }
    add(`[${inputs.length}:a]`, seconds);
    inputs.push({ path, type: path.endsWith('.wav') ? 'audio/wav' : 'audio/flac' });
  }
  silence(cardSeconds);
  const joined = `${parts.join('')}concat=n=${parts.length}:v=0:a=1`;
  if (padPath) {
    const lasts = scenes.reduce((sum, { seconds }) => sum + seconds, 2 * cardSeconds);
    const fades = `afade=t=in:d=2,afade=t=out:st=${lasts - 3}:d=3`;
    filters.push(`${joined}[voice]`);
    filters.push(
      `[${inputs.length}:a]aformat=sample_fmts=fltp:sample_rates=${rate}:channel_layouts=mono,atrim=duration=${lasts},${fades}[pad]`,
      '[voice][pad]amerge=inputs=2,pan=mono|c0=c0+c1[a]',
    );
    inputs.push({ path: padPath, type: 'audio/wav', options: ['-stream_loop', '-1'] });
  } else filters.push(`${joined}[a]`);
  await ffmpeg.run({
    inputs,
    args: [
      ...['-filter_complex', filters.join(';'), '-map', '[a]', '-vn'],
      ...['-c:a', 'aac', '-b:a', '96k', '-ac', '1', '-f', 'mp4'],
    ],
    output,
    timeoutMs: 5 * 60_000,
    signal,
  });
}
