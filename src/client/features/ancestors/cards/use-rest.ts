import { useCallback } from 'react';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { toast } from '#client/ui/toast.ts';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { useSetResting } from '../api/set-resting.ts';
import { sessionEnded } from '../session-ended.ts';

/** Lays somebody to rest or wakes them again, and says what that means. */
export function useRest(userId: string) {
  const { mutateAsync } = useSetResting(userId);
  return useCallback(
    async ({ id, name, status }: Ancestor) => {
      const resting = status !== 'resting';
      try {
        await mutateAsync({ id, resting });
      } catch (error) {
        if (sessionEnded(error)) return;
        toast({
          variant: 'destructive',
          title: resting ? `${name} could not be laid to rest` : `${name} could not be woken`,
          description: errorSentence(error),
        });
        return;
      }
      toast(
        resting
          ? {
              title: `${name} is at rest`,
              description: 'Your conversations stay readable. You can wake them again at any time.',
            }
          : { title: `${name} is awake again`, description: 'All is as it was before.' },
      );
    },
    [mutateAsync],
  );
}
