import { format } from 'date-fns';
import { Video } from 'lucide-react';
import { useState } from 'react';
import { clockTime, fileSize } from '#client/platform/format.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import type { Recording } from './recording-store.ts';

export interface UnsentNoticeProps {
  recording: Recording;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Offers again what was recorded and never sent. */
export function UnsentNotice({ recording, onContinue, onDiscard }: UnsentNoticeProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { startedAt, seconds, file } = recording;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-yellow-soft px-5 py-4 text-yellow-ink">
      <Video className="size-7 shrink-0" strokeWidth={1.6} />
      <div role="status" className="min-w-56 flex-1 leading-snug">
        <p className="font-semibold">You have a recording that was not sent</p>
        <p className="text-base">
          From {format(startedAt, "MMM d, yyyy 'at' h:mm a")}, {clockTime(seconds)} long,{' '}
          {fileSize(file.size)}. It is kept on this device only.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="ghost" className="text-yellow-ink" onClick={() => setIsAsking(true)}>
          Discard
        </Button>
        <Button onClick={onContinue}>Go on with it</Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Discard this recording?"
        description="It is on this device only and was never sent. This cannot be undone."
        confirmLabel="Discard"
        onConfirm={() => {
          setIsAsking(false);
          onDiscard();
        }}
      />
    </div>
  );
}
