import { CircleAlert, Film, Video } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { fileSize } from '#client/platform/format.ts';
import { Button } from '#client/ui/button.tsx';
import { buttonStyles } from '#client/ui/button-styles.ts';
import { cn } from '#client/ui/cn.ts';
import { RecorderPanel } from '../record/recorder-panel.tsx';
import type { ChosenVideoState } from '../record/use-chosen-video.ts';
import { VideoPreview } from '../video/video-preview.tsx';
import { type VideoProblem, videoProblem } from './check-video.ts';

const accepted = 'video/*,.mp4,.mov,.avi,.mkv,.webm';

export interface VideoFieldProps {
  userId: string;
  video: ChosenVideoState;
  problem: VideoProblem | undefined;
  onProblem: (problem: VideoProblem | undefined) => void;
}

/** The video of a new vault: a file of this device, or one that is recorded here. */
export function VideoField({ userId, video, problem, onProblem }: VideoFieldProps) {
  const id = useId();
  const [isRecorderOpen, setIsRecorderOpen] = useState(false);
  const { file, isRecording } = video;

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // So that the same file can be chosen again after it was put right.
    target.value = '';
    if (!chosen) return;
    const found = videoProblem(chosen);
    onProblem(found);
    if (!found) video.choose(chosen);
  };

  if (isRecorderOpen)
    return (
      <RecorderPanel
        userId={userId}
        onCancel={() => setIsRecorderOpen(false)}
        onRecorded={(recording) => {
          setIsRecorderOpen(false);
          onProblem(undefined);
          video.record(recording);
        }}
      />
    );
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-semibold">
        Video
        <span aria-hidden="true" className="text-rose-ink">
          {' *'}
        </span>
      </legend>
      {file && (
        <>
          <VideoPreview key={`${file.name}-${file.lastModified}`} file={file} />
          <p role="status" className="text-base leading-snug [overflow-wrap:anywhere]">
            {file.name} <span className="text-ink-muted">({fileSize(file.size)})</span>
          </p>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <input
          id={id}
          type="file"
          accept={accepted}
          aria-describedby={problem ? `${id}-error ${id}-hint` : `${id}-hint`}
          aria-invalid={problem ? true : undefined}
          onChange={choose}
          className="peer sr-only"
        />
        <label
          htmlFor={id}
          className={cn(
            buttonStyles({ variant: 'secondary' }),
            'flex-1 cursor-pointer peer-disabled:cursor-not-allowed peer-disabled:opacity-55 peer-focus-visible:outline-3 peer-focus-visible:outline-amber peer-focus-visible:outline-offset-2',
          )}
        >
          <Film className="size-5" />
          {file ? 'Choose another video' : 'Choose a video'}
        </label>
        <Button variant="secondary" className="flex-1" onClick={() => setIsRecorderOpen(true)}>
          <Video className="size-5" />
          {isRecording ? 'Record it again' : 'Record a video'}
        </Button>
      </div>
      {problem && (
        <p
          id={`${id}-error`}
          role="alert"
          className="flex items-start gap-1.5 text-base text-rose-ink"
        >
          <CircleAlert className="mt-1 size-4 shrink-0" />
          {problem.description}
        </p>
      )}
      <p id={`${id}-hint`} className="text-base text-ink-muted leading-snug">
        {isRecording
          ? 'Your recording is kept on this device until the vault is created. A new one takes its place.'
          : 'MP4, MOV, AVI, MKV or WebM, up to 100MB.'}
      </p>
    </fieldset>
  );
}
