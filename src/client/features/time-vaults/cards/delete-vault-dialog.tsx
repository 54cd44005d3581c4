import { ApiError } from '#client/platform/api-error.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { toast } from '#client/ui/toast.ts';
import type { TimeVault } from '#shared/contracts/time-vaults.ts';
import { useDeleteVault } from '../api/delete-vault.ts';

export interface DeleteVaultDialogProps {
  userId: string;
  /** Undefined closes it. */
  vault: TimeVault | undefined;
  onClose: () => void;
}

export function DeleteVaultDialog({ userId, vault, onClose }: DeleteVaultDialogProps) {
  const remove = useDeleteVault(userId);
  if (!vault) return null;

  const confirm = async () => {
    try {
      await remove.mutateAsync(vault.id);
    } catch (error) {
      const { status, body } = error instanceof ApiError ? error : {};
      if (status === 401) return;
      const description = body?.error ?? 'Failed to delete time vault';
      onClose();
      toast({ variant: 'destructive', title: 'Error', description });
      return;
    }
    onClose();
    toast({ title: 'Time Vault Deleted' });
  };

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
