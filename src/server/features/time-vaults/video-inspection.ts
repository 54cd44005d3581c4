import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ffmpeg } from '#server/platform/media/ffmpeg.ts';
import type { VideoType } from '#server/platform/media/playable.ts';
import { type Probe, probeByDecoding } from '#server/platform/media/probe.ts';
import { stageFile, withTemporaryFolder } from '#server/platform/media/temporary-folder.ts';
import type { Needs } from '#server/platform/platform.ts';

interface Dependencies extends Needs<'storage' | 'workFolder'> {
  ffmpeg: Ffmpeg;
}

export type VideoInspection = ReturnType<typeof createVideoInspection>;

const beginningBytes = 2 * 1024 * 1024;
/** Where an MP4 or MOV tells what is in it: at its beginning or, as cameras write it, at its end. */
const index = Buffer.from('moov');

/** Finds out what a video is made of and whether it can be decoded. */
export function createVideoInspection({ storage, ffmpeg, workFolder }: Dependencies) {
  async function inspectBeginning(type: VideoType, bytes: Buffer): Promise<Probe | undefined> {
    const hasIndex = type === 'video/mp4' || type === 'video/quicktime';
    if (hasIndex && !bytes.includes(index)) return undefined;
    return withTemporaryFolder(workFolder, async (folder) => {
      const path = join(folder, 'beginning');
      await writeFile(path, bytes, { mode: 0o600 });
      return probeByDecoding(ffmpeg, { path, type });
    });
  }

  return {
    /** @throws MediaError for what cannot be decoded. */
    inspect: (key: string, type: VideoType): Promise<Probe> =>
      withTemporaryFolder(workFolder, async (folder) => {
        const path = join(folder, 'original');
        await stageFile(storage, key, path);
        return probeByDecoding(ffmpeg, { path, type });
      }),

    /**
     * Inspects the beginning as soon as enough of it has passed, while the rest is still uploaded.
     * `early` may be called once all has passed; it resolves to undefined where the beginning was not enough.
     */
    watch(type: VideoType, content: AsyncIterable<Buffer>) {
      let early: Promise<Probe | undefined> = Promise.resolve(undefined);
      async function* watched() {
        let beginning: Buffer[] | undefined = [];
        let size = 0;
        for await (const chunk of content) {
          size += chunk.length;
          beginning?.push(chunk);
          if (beginning && size >= beginningBytes) {
            // A part may fail to decode where the whole file does not.
            early = inspectBeginning(type, Buffer.concat(beginning)).catch(() => undefined);
            beginning = undefined;
          }
          yield chunk;
        }
      }
      return { content: watched(), early: () => early };
    },
  };
}
