import { ApiError } from '#client/platform/api-error.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { toast, toastFailure } from '#client/ui/toast.ts';
import type { TimeVault } from '#shared/contracts/time-vaults.ts';
import { useDeleteVault } from '../time-vaults-api.ts';

export interface DeleteVaultDialogProps {
  userId: string;
  /** Undefined closes it. */
  vault: TimeVault | undefined;
  onClose: () => void;
}

export function DeleteVaultDialog({ userId, vault, onClose }: DeleteVaultDialogProps) {
  const remove = useDeleteVault(userId);
  if (!vault) return null;

  const confirm = () =>
    remove.mutate(vault.id, {
      onSuccess: () => toast({ title: 'Time Vault Deleted' }),
      onError: (error) => {
        const body = error instanceof ApiError ? error.body : undefined;
        const description = body?.error ?? 'Failed to delete time vault';
        toastFailure(error, { title: 'Error', description });
      },
      onSettled: onClose,
    });

  const waiting = vault.deliveries.filter(({ status }) => status !== 'sent').length;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`Delete “${vault.title}”?`}
      description={
        <>
          The video is deleted with it. This cannot be undone.
          {waiting > 0 &&
            ` ${waiting === 1 ? 'The recipient' : `The ${waiting} recipients`} who got no mail yet will get nothing.`}
          {waiting < vault.deliveries.length &&
            ' Links that were already mailed will lead nowhere.'}
        </>
      }
      confirmLabel="Delete"
      pending={remove.isPending}
      pendingLabel="Deleting..."
      onConfirm={confirm}
    />
  );
}
