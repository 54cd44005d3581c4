import { useMemo } from 'react';
import { Dialog } from '#client/ui/dialog.tsx';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { AddAncestorForm } from './add-ancestor-form.tsx';
import { createNewAncestorDraft } from './new-ancestor-draft.ts';

export interface AddAncestorDialogProps {
  userId: string;
  family: readonly Ancestor[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The row of the tree that the new person belongs to. */
  generation?: number;
}

export function AddAncestorDialog({ open, onOpenChange, ...form }: AddAncestorDialogProps) {
  const { userId } = form;
  const draft = useMemo(() => createNewAncestorDraft(userId), [userId]);
  const change = (next: boolean) => {
    if (!next) draft.clear();
    onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Add New Family Member"
      description="A name and who they are to you are enough to begin. Their stories come next."
    >
      <AddAncestorForm {...form} draft={draft} onClose={() => change(false)} />
    </Dialog>
  );
}
