import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { AddAncestorDialog } from './add-ancestor-dialog.tsx';
import { DeleteAncestorDialog } from './delete-ancestor-dialog.tsx';
import { EditAncestorDialog } from './edit-ancestor-dialog.tsx';
import type { ShownDialog } from './use-family-dialogs.ts';

interface FamilyDialogsProps {
  userId: string;
  family: readonly Ancestor[];
  shown: ShownDialog;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dialogs of the dashboard, one open at a time. */
export function FamilyDialogs({ shown, ...common }: FamilyDialogsProps) {
  const { kind, ancestor, generation } = shown;
  if (kind === 'add') return <AddAncestorDialog {...common} generation={generation} />;
  if (!ancestor) return null;
  if (kind === 'edit')
    return <EditAncestorDialog key={ancestor.id} {...common} ancestor={ancestor} />;
  return <DeleteAncestorDialog key={ancestor.id} {...common} ancestor={ancestor} />;
}
