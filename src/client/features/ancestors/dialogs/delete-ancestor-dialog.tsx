import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { toast, toastFailure } from '#client/ui/toast.ts';
import { useDeleteAncestor } from '../ancestors-api.ts';
import { UnlinkNotice, type UnlinkNoticeProps } from './unlink-notice.tsx';

export interface DeleteAncestorDialogProps extends UnlinkNoticeProps {
  userId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The confirmation that the card's menu asks for. */
export function DeleteAncestorDialog(props: DeleteAncestorDialogProps) {
  const { userId, ancestor, family, open, onOpenChange } = props;
  const remove = useDeleteAncestor(userId);

  const confirm = () =>
    remove.mutate(ancestor.id, {
      onSuccess: () => {
        onOpenChange(false);
        const description = `${ancestor.name} has been removed successfully.`;
        toast({ title: 'Ancestor deleted', description });
      },
      onError: (error) =>
        toastFailure(error, {
          title: 'Error deleting ancestor',
          description: 'Could not delete the ancestor. Please try again.',
        }),
    });

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${ancestor.name}?`}
      description={<UnlinkNotice ancestor={ancestor} family={family} />}
      confirmLabel="Delete"
      pending={remove.isPending}
      pendingLabel="Deleting..."
      onConfirm={confirm}
    />
  );
}
