import { ApiError } from '#client/platform/api-error.ts';
import { sendJson } from '#client/platform/http-client.ts';
import { type CreateMemoryBody, type Memory, memory } from '#shared/contracts/memories.ts';

/** The memory that keeps the same file already, where that is why another was refused. */
export function findDuplicate(error: unknown): Memory | undefined {
  if (!(error instanceof ApiError) || error.body?.code !== 'memories.duplicate') return undefined;
  return memory.safeParse(error.body.current).data;
}

/** @throws ApiError; `findDuplicate` tells whether the file is kept already. */
export async function createMemory(body: CreateMemoryBody): Promise<Memory> {
  try {
    return await sendJson('POST', '/api/memory-vault', { isPrivate: true, ...body }, memory);
  } catch (error) {
    const twin = findDuplicate(error);
    // Of this very upload: the answer to an earlier try was lost on its way.
    if (twin && body.fileUrl?.endsWith(`/${twin.id}`)) return twin;
    throw error;
  }
}
