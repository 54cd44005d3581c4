import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type FfmpegBuild, findFfmpeg } from '#server/platform/media/find-ffmpeg.ts';

const run = promisify(execFile);
const quiet = ['-hide_banner', '-nostdin', '-y', '-loglevel', 'error'];
const bars = ['-f', 'lavfi', '-i', 'testsrc=size=320x240:rate=10:duration=2'];
const tone = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=2'];

/** Small real files of two seconds, each as its program would write it. */
const recipes = {
  'phone.mp4': [...bars, ...tone, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
  'camera.mov': [...bars, ...tone, '-c:v', 'mpeg4', '-c:a', 'pcm_s16le'],
  'old.avi': [...bars, ...tone, '-c:v', 'mpeg4', '-c:a', 'libmp3lame'],
  'player.mkv': [...bars, ...tone, '-c:v', 'libx264', '-pix_fmt', 'yuv444p', '-c:a', 'flac'],
  'browser.webm': [...bars, ...tone, '-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus'],
  'silent.mp4': [...bars, '-c:v', 'libx264', '-pix_fmt', 'yuv420p'],
  'song.mp3': [...tone, '-c:a', 'libmp3lame'],
  'note.wav': [...tone, '-c:a', 'pcm_s16le'],
  'voice.m4a': [...tone, '-c:a', 'aac', '-f', 'ipod'],
  'voice.ogg': [...tone, '-c:a', 'libvorbis'],
  'song.flac': [...tone, '-c:a', 'flac'],
} as const;
export type MediaFileName = keyof typeof recipes;

const made = new Map<string, Promise<Buffer>>();

/**
 * Makes each file once for all tests of a worker.
 * @param more options of the output on top of the recipe's.
 */
export async function makeMediaFile(
  name: MediaFileName,
  path: string,
  more: readonly string[] = [],
): Promise<void> {
  await writeFile(path, await readMediaFile(name, more));
}

/** A small real file, as bytes. */
export function readMediaFile(name: MediaFileName, more: readonly string[] = []): Promise<Buffer> {
  const key = [name, ...more].join(' ');
  const bytes = made.get(key) ?? encode(name, more);
  made.set(key, bytes);
  return bytes;
}

async function encode(name: MediaFileName, more: readonly string[]): Promise<Buffer> {
  const { ffmpegPath } = await usualBuild();
  // As MediaRecorder writes: to a pipe, in which nothing can be filled in afterwards.
  const live = name === 'browser.webm' ? ['-f', 'webm', '-live', '1'] : [];
  const folder = await mkdtemp(join(tmpdir(), 'heartwood-media-'));
  try {
    const path = join(folder, name);
    await run(ffmpegPath, [...quiet, ...recipes[name], '-shortest', ...live, ...more, path]);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

let usual: Promise<FfmpegBuild | undefined> | undefined;

/** The build that the server would use on this machine. */
export async function usualBuild(): Promise<FfmpegBuild> {
  usual ??= findFfmpeg();
  const build = await usual;
  if (!build) throw new Error('No ffmpeg runs on this machine, and the bundled one is missing.');
  return build;
}

/** The build that comes with the packages: of 2018, and without ffprobe. */
export async function bundledBuild(): Promise<FfmpegBuild> {
  const { default: bundled } = await import('@ffmpeg-installer/ffmpeg');
  const build = await findFfmpeg({ path: bundled.path });
  if (!build) throw new Error('The bundled ffmpeg does not run on this machine.');
  return build;
}
