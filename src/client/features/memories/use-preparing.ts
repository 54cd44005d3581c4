import { useEffect } from 'react';
import { getJson } from '#client/platform/http-client.ts';
import { type Memory, memory } from '#shared/contracts/memories.ts';
import { memoryPath } from './memories-api.ts';
import { useMemoryCache } from './memory-cache.ts';

const pauseMs = 1_500;
const atOnce = 10;

/** Looks after what is still being prepared, the newest first, until it can be shown. */
export function usePreparing(userId: string, memories: readonly Memory[] | undefined) {
  const cache = useMemoryCache(userId);
  const ids = memories
    ?.filter(({ mediaState }) => mediaState === 'preparing')
    .slice(0, atOnce)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (!ids) return;
    const controller = new AbortController();
    const { signal } = controller;
    const look = async (id: string) => {
      const found = await getJson(memoryPath(id), memory, { signal });
      if (found.mediaState !== 'preparing') cache.put(found);
    };
    let timer: ReturnType<typeof setTimeout>;
    const lookAfterAll = async () => {
      // What fails is looked for again the next time.
      await Promise.allSettled(ids.split(' ').map(look));
      if (!signal.aborted) timer = setTimeout(lookAfterAll, pauseMs);
    };
    timer = setTimeout(lookAfterAll, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [ids, cache]);
}
