import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { DialogActions } from '#client/ui/dialog-actions.tsx';
import type { SceneForm } from './use-scene-form.ts';

interface SceneConflictDialogProps {
  form: SceneForm;
  language: string;
}

/** A save over a version that is gone: nothing is lost unless a person says so. */
export function SceneConflictDialog({ form, language }: SceneConflictDialogProps) {
  const { conflict } = form;
  return (
    <Dialog
      open={conflict !== undefined}
      onOpenChange={(isOpen) => !isOpen && form.closeConflict()}
      title="This scene was changed elsewhere"
      description="It was saved in another tab or on another device after you opened it here. Nothing of yours is lost."
    >
      <div className="grid gap-2 rounded-lg bg-sunken p-4">
        <p className="font-semibold">The newest version</p>
        <p lang={language}>{conflict?.title}</p>
        <p lang={language} className="line-clamp-6 text-ink-muted">
          {conflict?.narration}
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
