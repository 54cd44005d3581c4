import { format } from 'date-fns';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { DialogActions } from '#client/ui/dialog-actions.tsx';
import type { TrainingConflict, TrainingSaver } from './use-save-training.ts';

function changedAt({ newest }: TrainingConflict): string {
  return newest.updatedAt ? ` on ${format(newest.updatedAt, "MMM d, yyyy 'at' h:mm a")}` : '';
}

/** A save over a version that is gone: nothing is lost unless a person says so. */
export function ConflictDialog({ saver }: { saver: TrainingSaver }) {
  const { conflict } = saver;
  return (
    <Dialog
      open={conflict !== undefined}
      onOpenChange={(isOpen) => !isOpen && saver.closeConflict()}
      title="This training was changed elsewhere"
      description={
        conflict &&
        `It was saved in another tab or on another device${changedAt(conflict)}, after you opened it here. Nothing of yours is lost.`
      }
    >
      <ul className="grid list-disc gap-2 pl-5">
        <li>
          <strong>Keep my changes</strong> saves what you wrote here. Stories and list entries that
          were added elsewhere stay too.
        </li>
        <li>
          <strong>Use the newest version</strong> shows what was saved elsewhere and drops what you
          have not saved here.
        </li>
      </ul>
      <DialogActions>
        <Button variant="secondary" onClick={saver.useNewest}>
          Use the newest version
        </Button>
        <Button onClick={() => void saver.keepMine()}>Keep my changes</Button>
      </DialogActions>
    </Dialog>
  );
}
