import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { toast } from '#client/ui/toast.ts';
import { useDeleteAncestor } from '../api/delete-ancestor.ts';
import { sessionEnded } from '../session-ended.ts';
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

  const confirm = async () => {
    try {
      await remove.mutateAsync(ancestor.id);
    } catch (error) {
      if (sessionEnded(error)) return;
      toast({
        variant: 'destructive',
        title: 'Error deleting ancestor',
        description: 'Could not delete the ancestor. Please try again.',
      });
      return;
    }
    onOpenChange(false);
    toast({
      title: 'Ancestor deleted',
      description: `${ancestor.name} has been removed successfully.`,
    });
  };

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
