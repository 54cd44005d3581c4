import { Dialog } from '#client/ui/dialog.tsx';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { AddAncestorForm } from './add-ancestor-form.tsx';

export interface AddAncestorDialogProps {
  userId: string;
  family: readonly Ancestor[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The row of the tree that somebody is missing from. */
  generation?: number;
}

export function AddAncestorDialog({ open, onOpenChange, ...form }: AddAncestorDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add New Family Member"
      description="A name and who they are to you are enough to begin. Their stories come next."
    >
      <AddAncestorForm {...form} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}
