import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Memory } from '#shared/contracts/memories.ts';
import type { MemoryFilter } from './filter/memory-filter.ts';
import { facetsPath, memoriesPath, memoryPath } from './memories-api.ts';
import { type MemoryPages, withMemory, withoutMemory } from './memory-pages.ts';

const isFilter = (value: unknown): value is MemoryFilter =>
  typeof value === 'object' && value !== null;

function createMemoryCache(client: QueryClient, userId: string) {
  const lists = { queryKey: [memoriesPath(userId)] };
  const recount = () => void client.invalidateQueries({ queryKey: [facetsPath(userId)] });
  return {
    /** A memory as it is now, in every list and on its own. */
    put(memory: Memory) {
      client.setQueryData([memoryPath(memory.id)], memory);
      for (const [queryKey, data] of client.getQueriesData<MemoryPages>(lists)) {
        const [, filter] = queryKey;
        if (!data || !isFilter(filter)) continue;
        const changed = withMemory(data, filter, memory);
        if (changed) client.setQueryData(queryKey, changed);
        else void client.invalidateQueries({ queryKey, exact: true });
      }
      recount();
    },

    /** Takes a memory out of every list. */
    remove(id: string) {
      client.removeQueries({ queryKey: [memoryPath(id)] });
      client.setQueriesData<MemoryPages>(lists, (data) => data && withoutMemory(data, id));
      recount();
    },
  };
}

/** What the page holds of the vault, brought up to date without fetching thousands of memories anew. */
export function useMemoryCache(userId: string) {
  const client = useQueryClient();
  return useMemo(() => createMemoryCache(client, userId), [client, userId]);
}

export type MemoryCache = ReturnType<typeof useMemoryCache>;
