import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendJson } from '#client/platform/http-client.ts';
import { story, type UpdateStoryBody } from '#shared/contracts/stories.ts';
import { storyPath } from './story-paths.ts';
import { useRefetchStories } from './use-refetch-stories.ts';

/** Changes a story's title or music; with `updatedAt`, a stale write is refused with 409. */
export function useUpdateStory(userId: string, id: string) {
  const queryClient = useQueryClient();
  const refetchStories = useRefetchStories(userId);
  return useMutation({
    mutationFn: (body: UpdateStoryBody) => sendJson('PUT', storyPath(id), body, story),
    onSuccess: (changed) => queryClient.setQueryData([storyPath(id)], changed),
    onSettled: () => void refetchStories(id),
  });
}
