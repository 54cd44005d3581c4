import { useQuery } from '@tanstack/react-query';
import { urlQuery } from '#client/platform/url-query.ts';
import { memoryFacets } from '#shared/contracts/memories.ts';
import { facetsPath } from './memory-paths.ts';

/** How many memories there are, and what they can be filtered by. */
export function useFacets(userId: string) {
  return useQuery({ ...urlQuery(facetsPath(userId), memoryFacets), staleTime: 0 }).data;
}
