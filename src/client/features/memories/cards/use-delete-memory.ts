import { useCallback } from 'react';
import { ApiError } from '#client/platform/api-error.ts';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { toast, toastFailure } from '#client/ui/toast.ts';
import type { Memory } from '#shared/contracts/memories.ts';
import { deleteMemory, restoreMemory } from '../memories-api.ts';
import { useMemoryCache } from '../memory-cache.ts';

const failed = 'Failed to delete memory. Please try again.';

/** Deletes a memory, and offers to take that back. */
export function useDeleteMemory(userId: string) {
  const cache = useMemoryCache(userId);
  return useCallback(
    async (memory: Memory): Promise<void> => {
      const undo = async () => {
        try {
          cache.put(await restoreMemory(memory.id));
          toast({ title: `“${memory.title}” is back` });
        } catch (error) {
          const description = errorSentence(error);
          toastFailure(error, { title: 'We couldn’t bring it back', description });
        }
      };
      try {
        await deleteMemory(memory.id);
      } catch (error) {
        const { status } = error instanceof ApiError ? error : {};
        if (status === 401) return;
        // It is gone already.
        if (status === 404) cache.remove(memory.id);
        else return toast({ variant: 'destructive', title: failed });
      }
      cache.remove(memory.id);
      toast({
        title: 'Memory deleted successfully!',
        action: { label: 'Undo', onSelect: () => void undo() },
      });
    },
    [cache],
  );
}
