import { useState } from 'react';
import { toast, toastFailure } from '#client/ui/toast.ts';
import type { Memory } from '#shared/contracts/memories.ts';
import { purgeMemory, restoreMemory } from '../memories-api.ts';
import { useMemoryCache } from '../memory-cache.ts';

/** Bringing back, and removing for good, what was deleted. */
export function useDeletedMemories(userId: string) {
  const cache = useMemoryCache(userId);
  const [busyId, setBusyId] = useState<string>();
  const attempt = async ({ id }: Memory, work: () => Promise<void>, failure: string) => {
    setBusyId(id);
    try {
      await work();
    } catch (error) {
      toastFailure(error, { title: failure });
    } finally {
      setBusyId(undefined);
    }
  };
  return {
    busyId,
    restore: (memory: Memory) =>
      attempt(
        memory,
        async () => {
          cache.put(await restoreMemory(memory.id));
          toast({ title: `“${memory.title}” is back` });
        },
        'We couldn’t bring it back',
      ),
    purge: (memory: Memory) =>
      attempt(
        memory,
        async () => {
          await purgeMemory(memory.id);
          cache.remove(memory.id);
          toast({ title: 'Memory deleted for good' });
        },
        'Failed to delete memory. Please try again.',
      ),
  };
}
