import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { call } from '#client/platform/http-client.ts';
import { nextPage } from '#client/platform/next-page.ts';
import { memory } from '#shared/contracts/memories.ts';
import type { MemoryFilter } from '../filter/memory-filter.ts';
import type { MemoryPage } from './memory-pages.ts';
import { memoriesPath, pagePath } from './memory-paths.ts';

const memoryPage = z.array(memory);

/** The memories that a filter lets through, as many pages as were asked for. */
export function useMemories(userId: string, filter: MemoryFilter) {
  const query = useInfiniteQuery({
    queryKey: [memoriesPath(userId), filter],
    // A list that nobody looks at is fetched anew from its first page, not with all that was seen of it.
    gcTime: 0,
    // While somebody types, what was found before stays in sight.
    placeholderData: keepPreviousData,
    initialPageParam: pagePath(userId, filter),
    queryFn: async ({ pageParam, signal }): Promise<MemoryPage> => {
      const response = await call('GET', pageParam, undefined, { signal });
      return { items: memoryPage.parse(await response.json()), next: nextPage(response) };
    },
    getNextPageParam: ({ next }) => next,
  });
  const pages = query.data?.pages;
  const memories = useMemo(() => pages?.flatMap(({ items }) => items), [pages]);
  return { ...query, memories };
}

export type MemoryList = ReturnType<typeof useMemories>;
