import { useState } from 'react';
import { Dialog } from '#client/ui/dialog.tsx';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { EditView } from './edit-view.tsx';
import { RemoveView } from './remove-view.tsx';
import { useEditDraft } from './use-edit-draft.ts';

export interface EditAncestorDialogProps {
  userId: string;
  ancestor: Ancestor;
  family: readonly Ancestor[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Two views: the form, and the question whether the person is to be removed. */
export function EditAncestorDialog(props: EditAncestorDialogProps) {
  const { userId, ancestor, family, open, onOpenChange } = props;
  const draft = useEditDraft(ancestor);
  const [removing, setRemoving] = useState(false);
  const change = (next: boolean) => {
    if (!next) {
      setRemoving(false);
      draft.clear();
    }
    onOpenChange(next);
  };
  const close = () => change(false);
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      size={removing ? 'medium' : 'wide'}
      title={removing ? `Remove ${ancestor.name}?` : 'Edit Basic Info'}
      description={removing ? undefined : `Who ${ancestor.name} is, and whom they belong to.`}
    >
      {removing ? (
        <RemoveView
          userId={userId}
          ancestor={ancestor}
          family={family}
          onBack={() => setRemoving(false)}
          onRemoved={close}
        />
      ) : (
        <EditView
          userId={userId}
          ancestor={ancestor}
          family={family}
          draft={draft}
          onClose={close}
          onRemove={() => setRemoving(true)}
        />
      )}
    </Dialog>
  );
}
