import { id } from '#shared/contracts/wire.ts';

export const memoriesFolder = (userId: string) => `memories/${userId}`;

/** Where a memory's files lie, the original and what is made of it. */
export const memoryFolder = (userId: string, memoryId: string) =>
  `${memoriesFolder(userId)}/${memoryId}`;

/** The memory that a key of such a folder belongs to. */
export function memoryIdOf(key: string): string | undefined {
  return id.safeParse(key.split('/')[2]).data;
}

export const uploadsFolder = (userId: string) => `uploads/${userId}`;

/** Where an upload waits to become a memory; its id becomes the memory's, so that it can become only one. */
export const uploadKey = (userId: string, uploadId: string) =>
  `${uploadsFolder(userId)}/${uploadId}`;

/** The upload that a key names, if it is one of this user's. */
export function uploadIdOf(userId: string, key: string): string | undefined {
  const uploadId = id.safeParse(key.split('/')[2]).data;
  return uploadId && key === uploadKey(userId, uploadId) ? uploadId : undefined;
}
