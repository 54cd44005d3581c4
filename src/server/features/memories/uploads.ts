import type { Readable } from 'node:stream';
import { v7 as newId } from 'uuid';
import { AppError } from '#server/platform/errors/app-error.ts';
import { sniffStream } from '#server/platform/media/sniff.ts';
import type { Needs } from '#server/platform/platform.ts';
import type { StoredObject } from '#server/platform/storage/storage.ts';
import { isStorageFault } from '#server/platform/storage/storage-error.ts';
import { limits } from '#shared/limits.ts';
import { acceptedType, endingOf, type FileMemoryType } from './accepted-types.ts';
import {
  emptyFile,
  fileOfOtherType,
  fileTooLarge,
  uploadAddressExpired,
  uploadAddressUnknown,
  uploadAddressUsed,
  uploadBroken,
  uploadUnknown,
} from './memories.errors.ts';
import { memoryFolder, uploadIdOf, uploadKey, uploadsFolder } from './memory-keys.ts';

const expiresInSeconds = 15 * 60;
const maxBytes = limits.memory.fileBytes;

/** An upload copied to where its address cannot write, known to be what it should be. */
export interface ClaimedFile {
  uploadId: string;
  file: StoredObject;
  /** Removes the upload: it has become a memory, or never will. */
  removeUpload(): Promise<void>;
  /** Removes the copy. */
  discard(): Promise<void>;
}

export interface ReceivedFile {
  key: string;
  token: string;
  content: Readable;
}

/** Uploads: each file is sent to an address of its own and stays there until a memory claims it. */
export function createUploads({
  storage,
  publicUrl,
  isClaimed,
}: Needs<'storage' | 'publicUrl'> & {
  /** Whether an upload has become a memory already. */
  isClaimed(uploadId: string): Promise<boolean>;
}) {
  /** Upload addresses of this server are valid under every host name that it is reached by. */
  const findKey = (url: string) => {
    const { pathname } = URL.parse(url, publicUrl) ?? {};
    return (
      storage.findUploadKey(url) ??
      (storage.receiveUpload && pathname && storage.findUploadKey(publicUrl + pathname))
    );
  };

  async function copy(type: FileMemoryType, from: string, folder: string): Promise<StoredObject> {
    const { stream, size } = await storage.read(from);
    if (size > maxBytes) {
      stream.destroy();
      throw fileTooLarge();
    }
    if (size === 0) {
      stream.destroy();
      throw emptyFile();
    }
    const sniffed = await sniffStream(stream);
    const contentType = acceptedType(type, sniffed.type);
    if (!contentType) {
      stream.destroy();
      throw fileOfOtherType(type);
    }
    const key = `${folder}/original.${endingOf(contentType)}`;
    return storage.put(key, sniffed.content, { contentType, maxBytes });
  }

  return {
    /** @param origin as the browser reaches this server: only there will its session be sent along. */
    async createAddress(userId: string, origin: string): Promise<string> {
      const key = uploadKey(userId, newId());
      const { url } = await storage.createUploadAddress({
        key,
        userId,
        maxBytes,
        expiresInSeconds,
      });
      const { pathname, search } = new URL(url);
      return storage.receiveUpload ? `${origin}${pathname}${search}` : url;
    },

    /** Stores a file sent to an upload address of this server. @throws 404, 409, 410 or 413, leaving nothing behind. */
    async receive(userId: string, { key, token, content }: ReceivedFile): Promise<void> {
      const uploadId = uploadIdOf(userId, key);
      if (!storage.receiveUpload || !uploadId) throw uploadAddressUnknown();
      if (await isClaimed(uploadId)) throw uploadAddressUsed();
      // Left open when it is not read to its end, so that the answer still finds its way.
      const unread = content.iterator({ destroyOnReturn: false });
      const contentType = 'application/octet-stream';
      try {
        await storage.receiveUpload({ key, token, userId, content: unread, contentType });
      } catch (error) {
        if (isStorageFault(error, 'too-large')) throw fileTooLarge({ cause: error });
        if (isStorageFault(error, 'already-exists')) throw uploadAddressUsed({ cause: error });
        if (isStorageFault(error, 'upload-address-expired'))
          throw uploadAddressExpired({ cause: error });
        if (isStorageFault(error, 'bad-upload-address') || isStorageFault(error, 'bad-key'))
          throw uploadAddressUnknown({ cause: error });
        throw content.readableAborted ? uploadBroken({ cause: error }) : error;
      }
    },

    /** Of what was uploaded and has not become a memory yet. */
    async countWaitingBytes(userId: string): Promise<number> {
      let bytes = 0;
      for await (const { size } of storage.list(uploadsFolder(userId))) bytes += size;
      return bytes;
    },

    /** The upload that a `fileUrl` names. @throws 400 unless it is one of this user's. */
    getId(userId: string, fileUrl: string): string {
      const key = findKey(fileUrl);
      const uploadId = key && uploadIdOf(userId, key);
      if (!uploadId) throw uploadUnknown();
      return uploadId;
    },

    /** @throws 400 where nothing was uploaded; 413 or 415 for what cannot be kept, which is removed. */
    async claim(userId: string, uploadId: string, type: FileMemoryType): Promise<ClaimedFile> {
      const key = uploadKey(userId, uploadId);
      // A folder of its own for each attempt: two that claim the same upload must not share a copy.
      const folder = `${memoryFolder(userId, uploadId)}/${newId()}`;
      const removeUpload = () => storage.delete(key);
      try {
        const file = await copy(type, key, folder);
        return { uploadId, file, removeUpload, discard: () => storage.deleteFolder(folder) };
      } catch (error) {
        if (isStorageFault(error, 'not-found')) throw uploadUnknown({ cause: error });
        if (error instanceof AppError) await removeUpload();
        throw error;
      }
    },
  };
}

export type Uploads = ReturnType<typeof createUploads>;
