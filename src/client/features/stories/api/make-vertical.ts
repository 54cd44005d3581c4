import { useMutation } from '@tanstack/react-query';
import { sendOnly } from '#client/platform/http-client.ts';
import { storyPath } from './story-paths.ts';
import { useRefetchStories } from './use-refetch-stories.ts';

/** Asks for the film in 9:16; it is made in the background. */
export function useMakeVertical(userId: string, id: string) {
  const refetchStories = useRefetchStories(userId);
  return useMutation({
    mutationFn: () => sendOnly('POST', `${storyPath(id)}/vertical`),
    onSettled: () => refetchStories(id),
  });
}
