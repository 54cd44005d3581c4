/** A stream of a file; the picture's size as it is stored, before rotation. */
interface ProbedStream {
  kind: string;
  codec: string;
  width?: number;
  height?: number;
  pixelFormat?: string;
  /** Degrees anticlockwise, as the display matrix has it. */
  rotation?: number;
}

/**
 * Parses what `ffmpeg -i` prints about a file. Values of its metadata are indented further than the lines that are
 * read here, so that they cannot be mistaken for them.
 */
export function readFfmpegBanner(stderr: string): {
  durationSeconds: number | null;
  streams: ProbedStream[];
} {
  const [, hours, minutes, seconds] = /^ {2}Duration: (\d+):(\d\d):(\d\d\.\d+)/m.exec(stderr) ?? [];
  const duration = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return {
    durationSeconds: duration > 0 ? duration : null,
    streams: stderr
      .split(/^ *(?=Stream #)/m)
      .slice(1)
      .filter((lines) => !lines.includes('(attached pic)'))
      .map(readStream),
  };
}

function readStream(lines: string): ProbedStream {
  const [, kind = 'unknown', codec = 'unknown'] = /: (\w+): (\w+)/.exec(lines) ?? [];
  const [, width, height] = /, (\d{1,6})x(\d{1,6})[, \n]/.exec(lines) ?? [];
  const pixelFormat = /(?:^|, )((?:yuvj?|rgb|gbr|gray|nv)\w*)/.exec(lines)?.[1];
  const rotation = /rotation of (-?\d+(?:\.\d+)?) degrees/.exec(lines)?.[1];
  return {
    kind: kind.toLowerCase(),
    codec,
    ...(width && height ? { width: Number(width), height: Number(height) } : {}),
    ...(pixelFormat ? { pixelFormat } : {}),
    ...(rotation ? { rotation: Number(rotation) } : {}),
  };
}
