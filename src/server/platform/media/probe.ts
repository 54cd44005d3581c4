import { type Ffmpeg, failure, tooManyPixels } from './ffmpeg.ts';
import { inputArgs, type MediaInput } from './media-input.ts';
import { readFfmpegBanner } from './read-ffmpeg-banner.ts';

export interface Probe {
  /** Null where the file does not say, as browsers' recordings do not. */
  durationSeconds: number | null;
  /** As it is shown, after turning. Null without a picture. */
  width: number | null;
  height: number | null;
  /** How far it is turned clockwise to be shown. */
  rotation: 0 | 90 | 180 | 270;
  videoCodec: string | null;
  pixelFormat: string | null;
  audioCodec: string | null;
  streams: number;
}

const timeoutMs = 30_000;
const quietly = ['-hide_banner', '-nostdin', '-max_alloc', String(2 ** 29)];

/** The streams of a file. @throws MediaError 'unreadable', 'too-large' or 'timed-out'. */
export async function probe(
  ffmpeg: Ffmpeg,
  input: MediaInput,
  signal?: AbortSignal,
): Promise<Probe> {
  const reading = inputArgs({ ...input, options: [] }, ffmpeg.maxPixels);
  const { stderr } = await ffmpeg.inspect([...quietly, ...reading], { timeoutMs, signal });
  return toProbe(ffmpeg, { ...readFfmpegBanner(stderr), stderr });
}

/** Like `probe`, and decodes the first frame. @throws MediaError also for a file without a picture. */
export async function probeByDecoding(ffmpeg: Ffmpeg, input: MediaInput): Promise<Probe> {
  const decoding = ['-map', '0:v:0', '-frames:v', '1', '-vf', 'scale=16:16', '-f', 'null', '-'];
  const args = [...quietly, ...inputArgs(input, ffmpeg.maxPixels), ...decoding];
  const { code, stderr } = await ffmpeg.inspect(args, { timeoutMs });
  // The rest describes the output.
  const [banner = ''] = stderr.split(/^Stream mapping:/m, 1);
  const found = toProbe(ffmpeg, { ...readFfmpegBanner(banner), stderr });
  if (code !== 0) throw failure(stderr);
  return found;
}

function toProbe(
  ffmpeg: Ffmpeg,
  { durationSeconds, streams, stderr }: ReturnType<typeof readFfmpegBanner> & { stderr: string },
): Probe {
  const video = streams.find(({ kind }) => kind === 'video');
  const audio = streams.find(({ kind }) => kind === 'audio');
  // Of what it may not or cannot decode it tells no size.
  if (video ? !video.width || !video.height : !audio) throw failure(stderr);
  if ((video?.width ?? 0) * (video?.height ?? 0) > ffmpeg.maxPixels) throw tooManyPixels();
  const rotation = quarterTurns(video?.rotation ?? 0);
  const isTurned = rotation === 90 || rotation === 270;
  return {
    durationSeconds,
    width: (isTurned ? video?.height : video?.width) ?? null,
    height: (isTurned ? video?.width : video?.height) ?? null,
    rotation,
    videoCodec: video?.codec ?? null,
    pixelFormat: video?.pixelFormat ?? null,
    audioCodec: audio?.codec ?? null,
    streams: streams.length,
  };
}

function quarterTurns(anticlockwise: number): Probe['rotation'] {
  const clockwise = (((Math.round(-anticlockwise / 90) * 90) % 360) + 360) % 360;
  return clockwise === 90 || clockwise === 180 || clockwise === 270 ? clockwise : 0;
}
