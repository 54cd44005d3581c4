import { randomUUID } from 'node:crypto';
import { ImageError, makeAvatar } from '#server/platform/media/images.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { limits } from '#shared/limits.ts';
import { imageOfOtherType, imageTooLarge, imageUnreadable } from './training.errors.ts';

const { maxPixels, side } = limits.profileImage;

/** The storage folder of an ancestor's avatars. */
export const avatarsOf = (ancestorId: string) => `avatars/${ancestorId}`;

/** The avatars of ancestors in the storage; each new picture gets a key of its own. */
export function createAvatars({ storage }: { storage: Storage }) {
  return {
    /**
     * Stores a picture as a square without metadata. Returns its key.
     * @throws 400, 413 or 415 unless it is a picture of an allowed type and size.
     */
    async create(ancestorId: string, picture: Uint8Array): Promise<string> {
      const { data, contentType } = await makeAvatar(picture, { maxPixels, side }).catch(refuse);
      const key = `${avatarsOf(ancestorId)}/${randomUUID()}.webp`;
      await storage.put(key, data, { contentType, maxBytes: data.length });
      return key;
    },

    /** Deletes an avatar, unless it is one of the sample family, which many accounts share. */
    async delete(ancestorId: string, key: string): Promise<void> {
      if (key.startsWith(`${avatarsOf(ancestorId)}/`)) await storage.delete(key);
    },
    deleteAll: (ancestorId: string) => storage.deleteFolder(avatarsOf(ancestorId)),
  };
}

export type Avatars = ReturnType<typeof createAvatars>;

function refuse(error: unknown): never {
  if (!(error instanceof ImageError)) throw error;
  if (error.fault === 'wrong-type') throw imageOfOtherType({ cause: error });
  if (error.fault === 'too-many-pixels')
    throw imageTooLarge({
      cause: error,
      message: 'This picture has too many pixels. Please choose a smaller one.',
    });
  throw imageUnreadable({ cause: error });
}
