import { useCallback, useEffect, useRef, useState } from 'react';
import { useMemoryCache } from '../memory-cache.ts';
import { type DroppedFile, type DroppedState, droppedFile, isUnderWay } from './dropped-file.ts';
import { keepFile } from './keep-file.ts';

const atOnce = 2;

/** Files that were dropped or pasted on the page: each becomes a memory, two at a time. */
export function useDroppedFiles(userId: string) {
  const cache = useMemoryCache(userId);
  const [files, setFiles] = useState<readonly DroppedFile[]>([]);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const set = useCallback((id: string, state: DroppedState) => {
    setFiles((now) => now.map((one) => (one.id === id ? { ...one, state } : one)));
  }, []);
  const start = useCallback(
    async (dropped: DroppedFile, keepDuplicate = false) => {
      const controller = new AbortController();
      running.current.set(dropped.id, controller);
      set(dropped.id, { name: 'sending', percent: 0 });
      await keepFile(dropped, {
        userId,
        keepDuplicate,
        signal: controller.signal,
        onState: (state) => set(dropped.id, state),
        onKept: cache.put,
      });
      running.current.delete(dropped.id);
      // Another that waits is begun by the change of this.
      setFiles((now) => [...now]);
    },
    [userId, cache, set],
  );
  useEffect(() => {
    const free = atOnce - running.current.size;
    const next = files.filter(({ state }) => state.name === 'waiting').slice(0, Math.max(0, free));
    for (const dropped of next) void start(dropped);
  }, [files, start]);

  return {
    files,
    add: (dropped: readonly File[]) => setFiles((now) => [...now, ...dropped.map(droppedFile)]),
    retry: (dropped: DroppedFile) => void start(dropped),
    keepBoth: (dropped: DroppedFile) => void start(dropped, true),
    leave: ({ id }: DroppedFile) => set(id, { name: 'left' }),
    cancel: ({ id }: DroppedFile) => {
      running.current.get(id)?.abort();
      running.current.delete(id);
      setFiles((now) => now.filter((one) => one.id !== id));
    },
    clear: () => setFiles((now) => now.filter(isUnderWay)),
  };
}

export type DroppedFiles = ReturnType<typeof useDroppedFiles>;
