import { CircleAlert, CircleCheck, RotateCw, X } from 'lucide-react';
import { fileSize } from '#client/platform/format.ts';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Progress } from '#client/ui/progress.tsx';
import type { UploadStep } from './upload-step.ts';
import type { FileUpload } from './use-file-upload.ts';

interface SentFileProps {
  file: File;
  step: UploadStep;
  upload: FileUpload;
}

/** The chosen file and how far it has come. */
export function SentFile({ file, step, upload }: SentFileProps) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">
          {file.name} <span className="text-ink-muted">({fileSize(file.size)})</span>
        </p>
        <IconButton
          label={step.name === 'sent' ? 'Take this file out' : 'Cancel the upload'}
          onClick={upload.clear}
        >
          <X className="size-5" />
        </IconButton>
      </div>
      {step.name === 'sending' && <Progress label="Uploading" value={step.percent} />}
      {step.name === 'failed' && (
        <Button variant="secondary" className="justify-self-start" onClick={upload.retry}>
          <RotateCw className="size-5" />
          Try again
        </Button>
      )}
      <div role="status" className="text-base leading-snug">
        {step.name === 'waiting' && (
          <p className="text-yellow-ink">The connection broke. It is tried again by itself.</p>
        )}
        {step.name === 'failed' && (
          <p className="flex items-start gap-1.5 text-rose-ink">
            <CircleAlert className="mt-0.5 size-4 shrink-0" />
            {step.problem}
          </p>
        )}
        {step.name === 'sent' && (
          <p className="flex items-center gap-1.5 text-green-ink">
            <CircleCheck className="size-5 shrink-0" />
            Uploaded. It is kept once you save the memory.
          </p>
        )}
      </div>
    </div>
  );
}
