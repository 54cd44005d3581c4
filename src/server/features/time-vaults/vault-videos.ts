import type { Readable } from 'node:stream';
import { MediaError } from '#server/platform/media/media-error.ts';
import { playsInBrowsers, type VideoType } from '#server/platform/media/playable.ts';
import type { Probe } from '#server/platform/media/probe.ts';
import { isFor, sniffStream } from '#server/platform/media/sniff.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { stripInvalidUnicode } from '#shared/contracts/wire.ts';
import { limits } from '#shared/limits.ts';
import {
  notMp4OrWebm,
  noVideo,
  videoHasTooManyPixels,
  videoOfOtherType,
  videoTooLarge,
  videoUnreadable,
} from './time-vaults.errors.ts';
import type { VideoInspection } from './video-inspection.ts';

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
  /** The probe of its beginning, made during the upload; undefined where that was not enough. */
  early?: Promise<Probe | undefined>;
}

interface Dependencies {
  storage: Storage;
  /** Undefined where there is no ffmpeg. */
  inspection: VideoInspection | undefined;
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
export function createVaultVideos({ storage, inspection }: Dependencies) {
  return {
    /**
     * Stores a video while it comes in.
     * @throws 400, 413 or 415 for what is no video of an allowed name, content and size.
     */
    async receive(vaultId: string, { fileName, content }: IncomingVideo): Promise<ReceivedVideo> {
      if (!allowedNames.test(fileName)) throw videoOfOtherType();
      const { type: mediaType, isEmpty, content: whole } = await sniffStream(content);
      if (isEmpty) throw noVideo();
      if (!isFor('video', mediaType)) throw videoOfOtherType();
      const watched = inspection?.watch(mediaType, whole);
      const key = `${folderOf(vaultId)}/original.${extensions[mediaType]}`;
      const maxBytes = limits.vault.videoBytes;
      const { size } = await storage.put(key, watched?.content ?? whole, {
        contentType: mediaType,
        maxBytes,
      });
      if (content.truncated) throw videoTooLarge();
      const early = watched?.early();
      return { key, fileName: plainName(fileName), bytes: size, mediaType, early };
    },

    /**
     * Whether browsers play it as it is.
     * @throws 400 for what cannot be decoded; 415 for what would have to be converted where that cannot be done.
     */
    async isPlayable({ key, mediaType, early }: ReceivedVideo): Promise<boolean> {
      if (inspection) {
        const found = (await early) ?? (await inspection.inspect(key, mediaType).catch(refuse));
        return playsInBrowsers(mediaType, found);
      }
      if (mediaType !== 'video/mp4' && mediaType !== 'video/webm') throw notMp4OrWebm();
      return true;
    },

    delete: (vaultId: string) => storage.deleteFolder(folderOf(vaultId)),
  };
}

export const folderOf = (vaultId: string) => `vaults/${vaultId}`;

function refuse(error: unknown): never {
  if (!(error instanceof MediaError)) throw error;
  if (error.fault === 'too-large') throw videoHasTooManyPixels({ cause: error });
  if (error.fault === 'unreadable' || error.fault === 'timed-out')
    throw videoUnreadable({ cause: error });
  throw error;
}

function plainName(fileName: string): string {
  const name = stripInvalidUnicode(fileName)
    .replace(/[\p{Cc}/\\]+/gu, ' ')
    .trim();
  return name.slice(-255).toWellFormed();
}
