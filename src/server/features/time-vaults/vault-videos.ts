import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Ffmpeg } from '#server/platform/media/ffmpeg.ts';
import { MediaError } from '#server/platform/media/media-error.ts';
import { type Probe, probe } from '#server/platform/media/probe.ts';
import { findMediaType, isFor, sniffBytes } from '#server/platform/media/sniff.ts';
import { stageFile } from '#server/platform/media/stage-file.ts';
import { withTemporaryFolder } from '#server/platform/media/temporary-folder.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { storable } from '#shared/contracts/wire.ts';
import { limits } from '#shared/limits.ts';
import { playsInBrowsers, type VideoType } from './playable.rules.ts';
import {
  notMp4OrWebm,
  noVideo,
  videoHasTooManyPixels,
  videoOfOtherType,
  videoTooLarge,
  videoUnreadable,
} from './time-vaults.errors.ts';

/** A file of a form, while it comes in. `truncated` is true once more came than a file may have. */
export interface IncomingVideo {
  fileName: string;
  content: Readable & { truncated?: boolean };
}

export interface ReceivedVideo {
  key: string;
  fileName: string;
  bytes: number;
  mediaType: VideoType;
}

interface Dependencies {
  storage: Storage;
  ffmpeg: Ffmpeg | undefined;
  workFolder: string;
}

export type VaultVideos = ReturnType<typeof createVaultVideos>;

const extensions: Record<VideoType, string> = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/vnd.avi': 'avi',
  'video/matroska': 'mkv',
  'video/webm': 'webm',
};
const allowedNames = /\.(mp4|mov|avi|mkv|webm)$/i;

/** The files of vaults: taken in, looked at, and deleted, each vault's in a folder of its own. */
export function createVaultVideos({ storage, ffmpeg, workFolder }: Dependencies) {
  return {
    /**
     * Stores a video while it comes in.
     * @throws 400, 413 or 415 for what is no video of an allowed name, content and size.
     */
    async receive(vaultId: string, { fileName, content }: IncomingVideo): Promise<ReceivedVideo> {
      if (!allowedNames.test(fileName)) throw videoOfOtherType();
      const chunks = content[Symbol.asyncIterator]();
      const head: Buffer[] = [];
      for (let size = 0; size < sniffBytes; ) {
        const { done, value } = await chunks.next();
        if (done) break;
        head.push(value);
        size += value.length;
      }
      if (head.length === 0) throw noVideo();
      const mediaType = await findMediaType(Buffer.concat(head));
      if (!isFor('video', mediaType)) throw videoOfOtherType();
      async function* whole() {
        yield* head;
        yield* { [Symbol.asyncIterator]: () => chunks };
      }
      const key = `${folderOf(vaultId)}/original.${extensions[mediaType]}`;
      const maxBytes = limits.vault.videoBytes;
      const { size } = await storage.put(key, whole(), { contentType: mediaType, maxBytes });
      if (content.truncated) throw videoTooLarge();
      return { key, fileName: plainName(fileName), bytes: size, mediaType };
    },

    /**
     * Whether browsers play it as it is.
     * @throws 400 for what cannot be decoded; 415 for what would have to be converted where that cannot be done.
     */
    async isPlayable({ key, mediaType }: ReceivedVideo): Promise<boolean> {
      if (!ffmpeg) {
        if (mediaType !== 'video/mp4' && mediaType !== 'video/webm') throw notMp4OrWebm();
        return true;
      }
      return withTemporaryFolder(workFolder, async (folder) => {
        const path = join(folder, 'original');
        await stageFile(storage, key, path);
        const found = await look(ffmpeg, path, mediaType, folder).catch(refuse);
        return playsInBrowsers(mediaType, found);
      });
    },

    delete: (vaultId: string) => storage.deleteFolder(folderOf(vaultId)),
  };
}

export const folderOf = (vaultId: string) => `vaults/${vaultId}`;

/** What it is made of, while one frame of it is decoded in earnest. */
async function look(ffmpeg: Ffmpeg, path: string, type: VideoType, folder: string): Promise<Probe> {
  const input = { path, type };
  const decoding = ffmpeg.run({
    inputs: [input],
    args: ['-map', '0:v:0', '-frames:v', '1', '-vf', 'scale=16:16', '-f', 'rawvideo'],
    output: join(folder, 'frame'),
    timeoutMs: 30_000,
    isQuick: true,
  });
  const [probed, decoded] = await Promise.allSettled([probe(ffmpeg, input), decoding]);
  // What the probe says of a file is more telling than that it could not be decoded.
  if (probed.status === 'rejected') throw probed.reason;
  if (!probed.value.videoCodec) throw new MediaError('unreadable', 'It has no picture.');
  if (decoded.status === 'rejected') throw decoded.reason;
  return probed.value;
}

function refuse(error: unknown): never {
  if (!(error instanceof MediaError)) throw error;
  if (error.fault === 'too-large') throw videoHasTooManyPixels({ cause: error });
  if (error.fault === 'unreadable' || error.fault === 'timed-out')
    throw videoUnreadable({ cause: error });
  throw error;
}

function plainName(fileName: string): string {
  const name = storable(fileName)
    .replace(/[\p{Cc}/\\]+/gu, ' ')
    .trim();
  return name.slice(-255).toWellFormed();
}
