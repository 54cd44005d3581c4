import { useMutation } from '@tanstack/react-query';
import { sendJson } from '#client/platform/http-client.ts';
import { type CreateStoryBody, story } from '#shared/contracts/stories.ts';
import { useRefetchStories } from './use-refetch-stories.ts';

export type NewStory = Omit<CreateStoryBody, 'userId'>;

export function useCreateStory(userId: string) {
  const refetchStories = useRefetchStories(userId);
  return useMutation({
    mutationFn: ({ title, lifeStory }: NewStory) =>
      sendJson('POST', '/api/stories', { title, lifeStory, userId }, story),
    onSuccess: () => refetchStories(),
  });
}
