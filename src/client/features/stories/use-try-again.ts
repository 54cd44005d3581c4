import { useState } from 'react';
import { toast, toastFailure } from '#client/ui/toast.ts';
import type { Story } from '#shared/contracts/stories.ts';
import { refusal, useCreateStory } from './stories-api.ts';

/** Sends a story that failed once more, as a new one. */
export function useTryAgain(userId: string, { title, lifeStory }: Story) {
  const create = useCreateStory(userId);
  const [refused, setRefused] = useState<string>();

  /** Returns the new story, if there is one now. */
  const tryAgain = async (): Promise<Story | undefined> => {
    if (create.isPending) return undefined;
    setRefused(undefined);
    try {
      const created = await create.mutateAsync({ title, lifeStory });
      toast({
        title: 'Story Created!',
        description:
          'Your story is being processed. AI is creating beautiful visual scenes from your life story.',
      });
      return created;
    } catch (error) {
      setRefused(refusal(error));
      toastFailure(error, {
        title: 'Error',
        description: 'Failed to create story. Please try again.',
      });
      return undefined;
    }
  };
  return { tryAgain, refused, isPending: create.isPending };
}
