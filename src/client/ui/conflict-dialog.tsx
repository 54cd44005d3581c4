import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';

export interface ConflictDialogProps {
  /** As in 'This memory'. */
  what: string;
  /** What the newest version has; undefined where nothing is in conflict. */
  newest: { title: ReactNode; text: ReactNode; lang?: string } | undefined;
  onUseNewest: () => void;
  onKeepMine: () => void;
  onClose: () => void;
}

/** Asks which version stays, where one was saved elsewhere since this edit began. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { what, newest, onUseNewest, onKeepMine, onClose } = props;
  return (
    <Dialog
      open={newest !== undefined}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={`${what} was changed elsewhere`}
      description="It was saved in another tab or on another device after you opened it here. Nothing of yours is lost."
    >
      <div className="grid gap-2 rounded-lg bg-sunken p-4">
        <p className="font-semibold">The newest version</p>
        <p lang={newest?.lang}>{newest?.title}</p>
        <p lang={newest?.lang} className="line-clamp-6 text-ink-muted">
          {newest?.text}
        </p>
      </div>
      <DialogActions>
        <Button variant="secondary" onClick={onUseNewest}>
          Use the newest version
        </Button>
        <Button onClick={onKeepMine}>Keep my changes</Button>
      </DialogActions>
    </Dialog>
  );
}
