import { useState } from 'react';
import { useLeaveWarning } from '#client/platform/use-leave-warning.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { type DroppedFile, isUnderWay } from './dropped-file.ts';
import { DroppedRow } from './dropped-row.tsx';
import type { DroppedFiles } from './use-dropped-files.ts';

function summary(files: readonly DroppedFile[]): string {
  const count = (name: DroppedFile['state']['name']) =>
    files.filter(({ state }) => state.name === name).length;
  const open = [
    [count('failed'), 'failed'],
    [count('duplicate'), 'kept already'],
  ] as const;
  const parts = open.filter(([many]) => many > 0).map(([many, words]) => `${many} ${words}`);
  return [`${count('kept')} of ${files.length} added`, ...parts].join(', ');
}

/** How far each of several files has come, and what went wrong with which. */
export function DroppedList({ dropped }: { dropped: DroppedFiles }) {
  const { files } = dropped;
  const isBusy = files.some(isUnderWay);
  const [isAsking, setIsAsking] = useState(false);
  useLeaveWarning(isBusy, () => setIsAsking(true));
  if (files.length === 0) return null;
  return (
    <Card className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-xl">{isBusy ? 'Adding your files' : 'Your files'}</h2>
          <p role="status" className="text-base text-ink-muted">
            {summary(files)}
          </p>
        </div>
        {!isBusy && (
          <Button variant="secondary" onClick={dropped.clear}>
            Close this list
          </Button>
        )}
      </div>
      <ul aria-label="Files being added" className="grid max-h-96 gap-2 overflow-y-auto">
        {files.map((file) => (
          <DroppedRow key={file.id} dropped={file} actions={dropped} />
        ))}
      </ul>
      <ConfirmDialog
        open={isAsking && isBusy}
        onOpenChange={setIsAsking}
        title="Stop adding your files?"
        description="Not all of them have arrived yet. Those that have stay in your vault."
        confirmLabel="Stop adding"
        cancelLabel="Go on adding"
        onConfirm={() => {
          setIsAsking(false);
          for (const file of files.filter(isUnderWay)) dropped.cancel(file);
        }}
      />
    </Card>
  );
}
