import { ApiError } from '#client/platform/api-error.ts';
import { sendJson } from '#client/platform/http-client.ts';
import { type Memory, memory, type UpdateMemoryBody } from '#shared/contracts/memories.ts';
import { memoryPath } from './memory-paths.ts';

/** With `updatedAt`, a stale write is refused; `findNewest` then has the version in its way. */
export const updateMemory = (id: string, body: UpdateMemoryBody) =>
  sendJson('PUT', memoryPath(id), body, memory);

export function findNewest(error: unknown): Memory | undefined {
  if (!(error instanceof ApiError) || error.body?.code !== 'memories.stale') return undefined;
  return memory.safeParse(error.body.current).data;
}
