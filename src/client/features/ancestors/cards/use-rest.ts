import { useCallback } from 'react';
import { toast, toastFailure } from '#client/ui/toast.ts';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { useSetResting } from '../ancestors-api.ts';

/** Lays a companion to rest or wakes it again, and says what that means. */
export function useRest(userId: string) {
  const { mutateAsync } = useSetResting(userId);
  return useCallback(
    async ({ id, name, status }: Ancestor) => {
      const resting = status !== 'resting';
      try {
        await mutateAsync({ id, resting });
      } catch (error) {
        toastFailure(error, {
          title: resting ? `We couldn’t lay ${name} to rest` : `We couldn’t wake ${name}`,
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
