import { format } from 'date-fns';
import { useCallback } from 'react';
import { ApiError } from '#client/platform/api-error.ts';
import { toast, toastFailure } from '#client/ui/toast.ts';
import type { TimeVault } from '#shared/contracts/time-vaults.ts';
import { useOpenVault } from '../time-vaults-api.ts';

/** Opens a vault and says how that went. */
export function useOpen(userId: string) {
  const { mutateAsync, isPending, variables } = useOpenVault(userId);
  const open = useCallback(
    async (vault: TimeVault) => {
      try {
        await mutateAsync(vault.id);
      } catch (error) {
        const body = error instanceof ApiError ? error.body : undefined;
        const isLocked = body?.code === 'time-vaults.locked';
        toastFailure(error, {
          title: isLocked ? 'Time Vault Locked' : 'Error Opening Time Vault',
          description: isLocked
            ? `This vault will unlock on ${format(vault.unlockDate, "MMM d, yyyy 'at' h:mm a")}`
            : (body?.error ?? 'Failed to open time vault'),
        });
        return;
      }
      toast({ title: 'Time Vault Opened!' });
    },
    [mutateAsync],
  );
  return { open, openingId: isPending ? variables : undefined };
}
