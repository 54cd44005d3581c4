import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { sendOnly } from '#client/platform/http-client.ts';
import type { Story } from '#shared/contracts/stories.ts';
import { storiesPath, storyPath } from './story-paths.ts';
import { useRefetchStories } from './use-refetch-stories.ts';

type Pages = InfiniteData<{ items: Story[] }>;

/** Deletes a story; it leaves the list at once. */
export function useDeleteStory(userId: string) {
  const queryClient = useQueryClient();
  const refetchStories = useRefetchStories(userId);
  return useMutation({
    mutationFn: (id: string) => sendOnly('DELETE', storyPath(id)),
    onSuccess: (_, id) => {
      queryClient.setQueryData<Pages>([storiesPath(userId)], (data) => {
        if (!data) return data;
        const without = (items: Story[]) => items.filter((one) => one.id !== id);
        const pages = data.pages.map((page) => ({ ...page, items: without(page.items) }));
        return { ...data, pages };
      });
    },
    onSettled: () => void refetchStories(),
  });
}
