import { RotateCw, X } from 'lucide-react';
import { memo } from 'react';
import { fileSize } from '#client/platform/format.ts';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Progress } from '#client/ui/progress.tsx';
import { type DroppedFile, isUnderWay } from './dropped-file.ts';
import type { DroppedFiles } from './use-dropped-files.ts';

interface DroppedRowProps {
  dropped: DroppedFile;
  actions: DroppedFiles;
}

const words = { waiting: 'Waiting', saving: 'Saving...', kept: 'Added', left: 'Left as it is' };

/** One file on its way to become a memory. */
export const DroppedRow = memo(
  function DroppedRow({ dropped, actions }: DroppedRowProps) {
    const { file, state } = dropped;
    return (
      <li className="grid grid-cols-1 gap-2 rounded-md border border-line px-3 py-2">
        <div className="flex min-h-target items-center gap-3">
          <p className="min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">
            {file.name} <span className="text-ink-muted">({fileSize(file.size)})</span>
          </p>
          {state.name in words && (
            <span className="text-base text-ink-muted">
              {words[state.name as keyof typeof words]}
            </span>
          )}
          {(isUnderWay(dropped) || state.name === 'failed') && (
            <IconButton
              label={isUnderWay(dropped) ? `Cancel ${file.name}` : `Take ${file.name} out`}
              onClick={() => actions.cancel(dropped)}
            >
              <X className="size-5" />
            </IconButton>
          )}
        </div>
        {state.name === 'sending' && (
          <Progress label={`Uploading ${file.name}`} value={state.percent} quiet />
        )}
        {state.name === 'failed' && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="alert" className="min-w-0 flex-1 text-base text-rose-ink leading-snug">
              {state.problem}
            </p>
            {state.canRetry && (
              <Button variant="secondary" onClick={() => actions.retry(dropped)}>
                <RotateCw className="size-5" />
                Try again
              </Button>
            )}
          </div>
        )}
        {state.name === 'duplicate' && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="alert" className="min-w-0 flex-1 text-base leading-snug">
              You already keep this file as “{state.twin.title}”.
            </p>
            <div className="flex gap-2">
              <Button variant="secondary" onClick={() => actions.leave(dropped)}>
                Leave it
              </Button>
              <Button variant="secondary" onClick={() => actions.keepBoth(dropped)}>
                Keep both
              </Button>
            </div>
          </div>
        )}
      </li>
    );
  },
  (before, after) => before.dropped === after.dropped,
);
