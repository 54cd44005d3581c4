import { Camera, CircleAlert, FolderOpen } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { buttonStyles } from '#client/ui/button-styles.ts';
import { cn } from '#client/ui/cn.ts';
import { acceptOf, type FileMemoryType } from '../guess-type.ts';
import { SentFile } from './sent-file.tsx';
import { useFileDrop } from './use-file-drop.ts';
import type { FileUpload } from './use-file-upload.ts';

const words: Record<FileMemoryType, { hint: string; capture: string }> = {
  image: { hint: 'JPG, PNG, WEBP, GIF or HEIC, up to 50 MB.', capture: 'Take a photo' },
  video: { hint: 'MP4, WEBM, MOV, AVI or MKV, up to 50 MB.', capture: 'Film a video' },
  audio: { hint: 'MP3, M4A, WAV, OGG or FLAC, up to 50 MB.', capture: 'Record a sound' },
};
const choiceStyles = cn(
  buttonStyles({ variant: 'secondary' }),
  'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-amber peer-focus-visible:outline-offset-2',
);

export interface UploadFieldProps {
  type: FileMemoryType;
  upload: FileUpload;
  /** Of the form, beside what the uploader itself has to say. */
  error?: string | undefined;
  onChoose: (files: readonly File[]) => void;
}

/** One file: chosen, dropped, pasted or from the camera, on its way at once. */
export function UploadField({ type, upload, error, onChoose }: UploadFieldProps) {
  const id = useId();
  const { chosen, notices } = upload;
  const { isOver, handlers } = useFileDrop(onChoose);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // So that the same file can be chosen again after it was taken out.
    target.value = '';
    onChoose(files);
  };
  const ownProblems = chosen || !error ? [] : [error];
  const problems = upload.problems.length > 0 ? upload.problems : ownProblems;
  const input = {
    type: 'file',
    accept: acceptOf(type),
    onChange: choose,
    className: 'peer sr-only',
    'aria-describedby': `${id}-problem ${id}-hint`,
  };
  return (
    <fieldset
      {...handlers}
      className={cn(
        'grid min-w-0 grid-cols-1 gap-2 rounded-lg border border-line-strong border-dashed p-4',
        isOver && 'bg-green-soft',
      )}
    >
      <legend className="px-1 font-semibold">Upload File</legend>
      {chosen ? (
        <SentFile upload={upload} {...chosen} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <div>
            <input
              id={`${id}-file`}
              aria-invalid={problems.length > 0 ? true : undefined}
              {...input}
            />
            <label htmlFor={`${id}-file`} className={choiceStyles}>
              <FolderOpen className="size-5" />
              Choose a file
            </label>
          </div>
          <div className="hidden pointer-coarse:block">
            <input id={`${id}-camera`} capture="environment" {...input} />
            <label htmlFor={`${id}-camera`} className={choiceStyles}>
              <Camera className="size-5" />
              {words[type].capture}
            </label>
          </div>
        </div>
      )}
      <div id={`${id}-problem`} role="alert">
        {problems.map((problem) => (
          <p
            key={problem}
            className="flex items-start gap-1.5 text-base text-rose-ink leading-snug"
          >
            <CircleAlert className="mt-0.5 size-4 shrink-0" />
            {problem}
          </p>
        ))}
      </div>
      <div role="status">
        {notices.map(({ kind, message }) => (
          <p
            key={message}
            className={cn(
              'text-base leading-snug',
              kind === 'error' ? 'text-rose-ink' : 'text-green-ink',
            )}
          >
            {message}
          </p>
        ))}
      </div>
      <p id={`${id}-hint`} className="text-base text-ink-muted leading-snug">
        {words[type].hint}{' '}
        <span className="pointer-coarse:hidden">
          You can also drop it here{type === 'image' && ', or paste a picture'}.
        </span>
      </p>
    </fieldset>
  );
}
