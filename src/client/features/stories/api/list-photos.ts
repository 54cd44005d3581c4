import { useInfiniteQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '#client/platform/http-client.ts';
import { nextPage } from '#client/platform/next-page.ts';
import { memory } from '#shared/contracts/memories.ts';

const photoPage = z.array(memory);

/** The photos that a user keeps in the Memory Vault, newest first. */
export function usePhotos(userId: string, enabled: boolean) {
  const path = `/api/users/${userId}/memory-vault?type=image&limit=48`;
  return useInfiniteQuery({
    queryKey: [path],
    enabled,
    staleTime: 0,
    initialPageParam: path,
    queryFn: async ({ pageParam, signal }) => {
      const response = await call('GET', pageParam, undefined, { signal });
      return { items: photoPage.parse(await response.json()), next: nextPage(response) };
    },
    getNextPageParam: ({ next }) => next,
  });
}
