import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { DialogActions } from '#client/ui/dialog-actions.tsx';
import type { EditMemory } from './use-edit-memory.ts';

/** A save over a version that is gone: nothing is lost unless a person says so. */
export function EditConflict({ form }: { form: EditMemory }) {
  const { conflict } = form;
  return (
    <Dialog
      open={conflict !== undefined}
      onOpenChange={(isOpen) => isOpen || form.closeConflict()}
      title="This memory was changed elsewhere"
      description="It was saved in another tab or on another device after you opened it here. Nothing of yours is lost."
    >
      <div className="grid gap-2 rounded-lg bg-sunken p-4">
        <p className="font-semibold">The newest version</p>
        <p>{conflict?.title}</p>
        <p className="line-clamp-6 text-ink-muted">
          {conflict?.textContent ?? conflict?.description}
        </p>
      </div>
      <DialogActions>
        <Button variant="secondary" onClick={form.useNewest}>
          Use the newest version
        </Button>
        <Button onClick={() => void form.keepMine()}>Keep my changes</Button>
      </DialogActions>
    </Dialog>
  );
}
