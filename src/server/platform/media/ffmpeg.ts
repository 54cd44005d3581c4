import { rm } from 'node:fs/promises';
import pLimit from 'p-limit';
import type { Logger } from '#server/platform/logging/logger.ts';
import { type FfmpegBuild, findFfmpeg } from './find-ffmpeg.ts';
import { type Ended, type ProcessLimits, runLimited } from './limited-process.ts';
import { MediaError } from './media-error.ts';
import { inputArgs, type MediaInput } from './media-input.ts';

interface Options {
  build: FfmpegBuild;
  /** Runs of ffmpeg side by side; the others wait. */
  atOnce?: number;
  /** Of one frame. */
  maxPixels?: number;
  memoryBytes?: number;
}

export interface FfmpegRun {
  inputs: MediaInput[];
  /** What stands between the inputs and the output: filters, maps, codecs, `-f`. */
  args: string[];
  /** Absolute; removed again when the run fails. */
  output: string;
  cwd?: string;
  timeoutMs: number;
  /** A short run that a user waits for: it does not queue behind films that are being made. */
  isQuick?: boolean;
  signal?: AbortSignal;
  /** Seconds of the output that are done. */
  onProgress?(seconds: number): void;
}

export interface Ffmpeg {
  build: FfmpegBuild;
  /** What one frame may have, for those who look before they decode. */
  maxPixels: number;
  /** Throws MediaError, and the signal's reason when it was cancelled. */
  run(run: FfmpegRun): Promise<void>;
  /** Runs ffmpeg without an output, under the same limits; does not throw for its exit code. */
  inspect(args: string[], limits: InspectLimits): Promise<Ended>;
  /** @throws MediaError 'cannot' where the build lacks one of these. */
  assertEncoders(encoders: string[]): void;
}

interface InspectLimits {
  timeoutMs: number;
  signal?: AbortSignal;
}

const eightK = 7_680 * 4_320;
const threeGigabytes = 3 * 2 ** 30;
const largestAllocation = 2 ** 29;

/** ffmpeg with the limits for untrusted files. */
export function createFfmpeg(options: Options): Ffmpeg {
  const { build, atOnce = 2, maxPixels = eightK, memoryBytes = threeGigabytes } = options;
  const inTurn = pLimit(atOnce);
  const quickly = pLimit(atOnce);
  const limits = (timeoutMs: number): ProcessLimits => ({ timeoutMs, memoryBytes });

  return {
    build,
    maxPixels,

    assertEncoders(encoders) {
      const missing = encoders.filter((name) => !build.encoders.has(name));
      if (missing.length === 0) return;
      throw new MediaError('cannot', `The ffmpeg of this machine lacks ${missing.join(', ')}.`);
    },

    run: ({ inputs, args, output, cwd, signal, timeoutMs, isQuick, onProgress }) =>
      (isQuick ? quickly : inTurn)(async () => {
        const all = [
          ...['-hide_banner', '-nostdin', '-y', '-loglevel', 'error', '-nostats'],
          ...['-progress', 'pipe:1', '-max_alloc', String(largestAllocation)],
          ...inputs.flatMap((input) => inputArgs(input, maxPixels)),
          ...args,
          `file:${output}`,
        ];
        const onLine = (line: string) => {
          const microseconds = /^out_time_ms=(\d+)$/.exec(line)?.[1];
          if (microseconds) onProgress?.(Number(microseconds) / 1e6);
        };
        try {
          const start = { program: build.ffmpegPath, args: all, cwd, signal, onLine };
          const { code, stderr } = await runLimited({ ...start, ...limits(timeoutMs) });
          if (code !== 0) throw failure(stderr);
        } catch (error) {
          await rm(output, { force: true });
          throw error;
        }
      }),

    inspect: (args, { timeoutMs, signal }) =>
      quickly(() => runLimited({ program: build.ffmpegPath, args, signal, ...limits(timeoutMs) })),
  };
}

/** What went wrong, by what ffmpeg complained about. */
export function failure(stderr: string): MediaError {
  const lastLines = stderr.trim().split('\n').slice(-4).join('\n');
  if (/exceeds specified max pixel count/.test(stderr)) return tooManyPixels();
  if (
    /No space left|Permission denied|Cannot allocate|Unknown encoder|No such filter/i.test(stderr)
  ) {
    return new MediaError('failed', lastLines);
  }
  return new MediaError('unreadable', lastLines || 'ffmpeg could not work with this file.');
}

export function tooManyPixels() {
  return new MediaError('too-large', 'The picture has too many pixels.');
}

/** The ffmpeg of this machine, ready for use; undefined where there is none, which is logged. */
export async function openFfmpeg({
  path,
  logger,
}: {
  path: string | undefined;
  logger: Logger;
}): Promise<Ffmpeg | undefined> {
  const build = await findFfmpeg({ path });
  if (build) return createFfmpeg({ build });
  logger.warn({ path }, 'no ffmpeg was found: films cannot be made, videos stay as they are');
  return undefined;
}
