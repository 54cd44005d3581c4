import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ancestorPath, familyPath } from './ancestors-path.ts';

/** Fetches the family's list, and the one person where named, anew: after every change. */
export function useRefetchFamily(userId: string) {
  const queryClient = useQueryClient();
  return useCallback(
    async (id?: string) => {
      const paths = [familyPath(userId), ...(id ? [ancestorPath(id)] : [])];
      await Promise.all(
        paths.map((path) => queryClient.invalidateQueries({ queryKey: [path], exact: true })),
      );
    },
    [queryClient, userId],
  );
}
