import { fileSize } from '#client/platform/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Progress } from '#client/ui/progress.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { comeIntoView } from '../come-into-view.ts';
import type { UploadState } from './use-upload.ts';

export interface UploadProgressProps {
  state: UploadState;
  onCancel: () => void;
  onTryNow: () => void;
}

/** How far the video has come, in place of the form's buttons. */
export function UploadProgress({ state, onCancel, onTryNow }: UploadProgressProps) {
  return (
    <section aria-label="Upload" className="grid gap-3 rounded-lg border border-line bg-sunken p-4">
      <p role="status" className="sr-only">
        {announcement[state.name]}
      </p>
      {state.name === 'sending' && <Sending {...state} />}
      {state.name === 'sealing' && (
        <p className="flex items-center gap-3">
          <Spinner />
          All of it has arrived. Looking at the video and sealing it…
        </p>
      )}
      {state.name === 'waiting' && (
        <p className="leading-snug">
          The connection broke. Your video and what you wrote are safe here, and sending starts
          again by itself as soon as it can.
        </p>
      )}
      <div ref={comeIntoView} className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel upload
        </Button>
        {state.name === 'waiting' && <Button onClick={onTryNow}>Try again now</Button>}
      </div>
    </section>
  );
}

const announcement = {
  sending: 'Sending your video.',
  sealing: 'Sealing your video.',
  waiting: 'The connection broke. Sending starts again by itself.',
};

function Sending({ sent, total, speed }: Extract<UploadState, { name: 'sending' }>) {
  return (
    <>
      <Progress label="Sending your video" value={(sent / total) * 100} />
      <p className="text-base text-ink-muted tabular-nums leading-snug">
        {fileSize(sent)} of {fileSize(total)}
        {speed ? ` · ${fileSize(speed)} a second${timeLeft((total - sent) / speed)}` : ''}
      </p>
    </>
  );
}

function timeLeft(seconds: number): string {
  if (seconds < 5) return '';
  if (seconds < 90) return ` · about ${Math.ceil(seconds / 5) * 5} seconds left`;
  return ` · about ${Math.ceil(seconds / 60)} minutes left`;
}
