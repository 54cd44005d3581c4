import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { videoEncoder } from '#server/features/stories/film/encode-segment.ts';
import { moveOver } from '#server/features/stories/film/segment.ts';
import { processorSeconds } from './process-tree.ts';

/**
 * What one ffmpeg command takes that moves over the same stills for the same time to the same encoder settings,
 * without sound, crossfades or captions; niced as ours are.
 */
export async function timePlainCommand(
  ffmpegPath: string,
  shots: readonly { still: string; frames: number }[],
  folder: string,
): Promise<{ seconds: number; processor: number }> {
  const size = { width: 1280, height: 720 };
  const filters = shots.map(
    ({ frames }, index) =>
      `[${index}:v]${moveOver({ motion: 'in', frames }, 'moving', size)},format=yuv420p[v${index}]`,
  );
  const joined = `${shots.map((_, index) => `[v${index}]`).join('')}concat=n=${shots.length}[v]`;
  const args = [
    ...['-hide_banner', '-loglevel', 'fatal', '-nostdin', '-y'],
    ...shots.flatMap(({ still }) => ['-f', 'webp_pipe', '-i', still]),
    ...['-filter_complex', [...filters, joined].join(';'), '-map', '[v]'],
    ...['-r', '25', ...videoEncoder, '-movflags', '+faststart', join(folder, 'plain.mp4')],
  ];
  const before = processorSeconds(process.pid);
  const begin = performance.now();
  const child = spawn('nice', ['-n', '10', ffmpegPath, ...args], { stdio: 'inherit' });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('the plain command failed');
  const seconds = (performance.now() - begin) / 1_000;
  return { seconds, processor: processorSeconds(process.pid) - before };
}
