import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { scenesPath, storiesPath, storyPath } from './story-paths.ts';

/** Fetches the list, and the one story with its scenes where named, anew: after every change. */
export function useRefetchStories(userId: string) {
  const queryClient = useQueryClient();
  return useCallback(
    async (id?: string) => {
      const paths = [storiesPath(userId), ...(id ? [storyPath(id), scenesPath(id)] : [])];
      await Promise.all(
        paths.map((path) => queryClient.invalidateQueries({ queryKey: [path], exact: true })),
      );
    },
    [queryClient, userId],
  );
}
