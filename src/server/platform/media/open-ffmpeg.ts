import type { Logger } from '#server/platform/logging/logger.ts';
import { createFfmpeg, type Ffmpeg } from './ffmpeg.ts';
import { findFfmpeg } from './find-ffmpeg.ts';

interface Options {
  path: string | undefined;
  logger: Logger;
}

/** The ffmpeg of this machine, ready for use; undefined where there is none, which is logged. */
export async function openFfmpeg({ path, logger }: Options): Promise<Ffmpeg | undefined> {
  const build = await findFfmpeg({ path });
  if (build) return createFfmpeg({ build });
  logger.warn({ path }, 'no ffmpeg was found: films cannot be made, videos stay as they are');
  return undefined;
}
