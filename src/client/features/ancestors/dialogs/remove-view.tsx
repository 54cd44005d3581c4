import { Button } from '#client/ui/button.tsx';
import { DialogActions } from '#client/ui/dialog-actions.tsx';
import { toast, toastFailure } from '#client/ui/toast.ts';
import { useDeleteAncestor } from '../ancestors-api.ts';
import { UnlinkNotice, type UnlinkNoticeProps } from './unlink-notice.tsx';

interface RemoveViewProps extends UnlinkNoticeProps {
  userId: string;
  onBack: () => void;
  onRemoved: () => void;
}

/** The second view of the edit dialog: whether the person is really to be removed. */
export function RemoveView({ userId, ancestor, family, onBack, onRemoved }: RemoveViewProps) {
  const remove = useDeleteAncestor(userId);

  const confirm = () =>
    remove.mutate(ancestor.id, {
      onSuccess: () => {
        onRemoved();
        const description = `${ancestor.name} foi removido com sucesso.`;
        toast({ lang: 'pt', title: 'Ancestral removido', description });
      },
      onError: (error) =>
        toastFailure(error, {
          lang: 'pt',
          title: 'Erro ao remover',
          description: 'Não foi possível remover o ancestral.',
        }),
    });

  return (
    <div className="grid gap-5">
      <p className="text-ink-muted">
        <UnlinkNotice ancestor={ancestor} family={family} />
      </p>
      <DialogActions>
        <Button autoFocus variant="secondary" onClick={onBack}>
          Back
        </Button>
        <Button
          variant="destructive"
          pending={remove.isPending}
          pendingLabel="Removing..."
          onClick={confirm}
        >
          Remove
        </Button>
      </DialogActions>
    </div>
  );
}
