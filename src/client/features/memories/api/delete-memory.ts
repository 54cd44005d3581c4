import { sendJson, sendOnly } from '#client/platform/http-client.ts';
import { memory } from '#shared/contracts/memories.ts';
import { memoryPath } from './memory-paths.ts';

/** Hides it; it can be restored for 30 days. */
export const deleteMemory = (id: string) => sendOnly('DELETE', memoryPath(id));

/** Removes it for good. */
export const purgeMemory = (id: string) => sendOnly('DELETE', `${memoryPath(id)}?now=1`);

export const restoreMemory = (id: string) =>
  sendJson('POST', `${memoryPath(id)}/restore`, {}, memory);
