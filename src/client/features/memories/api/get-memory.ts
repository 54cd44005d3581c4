import { useQuery } from '@tanstack/react-query';
import { urlQuery } from '#client/platform/url-query.ts';
import { memory } from '#shared/contracts/memories.ts';
import { memoryPath } from './memory-paths.ts';

/** One memory, whole. Asked for anew each time that it is opened. */
export function useMemory(id: string) {
  return useQuery({ ...urlQuery(memoryPath(id), memory), staleTime: 0 });
}
