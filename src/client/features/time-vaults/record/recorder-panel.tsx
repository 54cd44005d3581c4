import { Camera, Circle, Pause, Play, Square } from 'lucide-react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLeaveWarning } from '#client/platform/use-leave-warning.ts';
import { Button } from '#client/ui/button.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { comeIntoView } from '../come-into-view.ts';
import { CameraExplanation, CameraHelp } from './camera-help.tsx';
import { createRecorder, type RecorderOptions, type RecorderState } from './recorder.ts';
import { RecordingMeter } from './recording-meter.tsx';

export interface RecorderPanelProps extends RecorderOptions {
  onCancel: () => void;
}

/** Records a video in the browser, from the explanation to the last word. */
export function RecorderPanel({ onCancel, ...options }: RecorderPanelProps) {
  const { recorder, state } = useRecorder(options);
  const { phase, bytes, isKept } = state;
  const isPaused = phase === 'paused';
  const isRunning = phase === 'recording' || isPaused;
  return (
    <section aria-label="Record a video" className="grid gap-4 rounded-lg border border-line p-4">
      <Screen {...state} />
      {isRunning && <RecordingMeter {...{ bytes, isKept, isPaused, seconds: recorder.seconds }} />}
      <div key={phase} ref={comeIntoView} className="flex flex-wrap justify-center gap-3">
        {(phase === 'off' || phase === 'refused') && (
          <Button onClick={recorder.open}>
            <Camera className="size-5" />
            {phase === 'refused' ? 'Try the camera again' : 'Turn on the camera'}
          </Button>
        )}
        {phase === 'ready' && (
          <Button variant="destructive" onClick={recorder.start}>
            <Circle className="size-5 fill-current" />
            Start recording
          </Button>
        )}
        {isRunning && (
          <>
            <Button variant="secondary" onClick={isPaused ? recorder.resume : recorder.pause}>
              {isPaused ? <Play className="size-5" /> : <Pause className="size-5" />}
              {isPaused ? 'Go on' : 'Pause'}
            </Button>
            <Button onClick={recorder.close}>
              <Square className="size-4 fill-current" />
              Stop
            </Button>
          </>
        )}
        {!isRunning && phase !== 'finishing' && (
          <Button variant="ghost" onClick={onCancel}>
            Not now
          </Button>
        )}
      </div>
    </section>
  );
}

function Screen({ phase, problem, stream }: RecorderState) {
  if (phase === 'refused') return <CameraHelp problem={problem ?? 'failed'} />;
  if (phase === 'off') return <CameraExplanation />;
  return (
    <div className="relative grid aspect-video place-items-center overflow-hidden rounded-md bg-sunken">
      {stream && phase !== 'paused' ? (
        <LivePicture stream={stream} />
      ) : (
        <p role="status" className="flex items-center gap-3 px-4 text-center">
          {phase === 'paused' ? (
            'Paused: the camera neither sees nor hears you.'
          ) : (
            <>
              <Spinner />
              {phase === 'asking' ? 'Waiting for your camera…' : 'One moment…'}
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** What the camera sees, as in a mirror. */
function LivePicture({ stream }: { stream: MediaStream }) {
  const show = useCallback(
    (video: HTMLVideoElement | null) => {
      if (video) video.srcObject = stream;
    },
    [stream],
  );
  return (
    <video
      ref={show}
      aria-label="What your camera sees"
      autoPlay
      muted
      playsInline
      className="size-full -scale-x-100 object-cover"
    />
  );
}

/** A recorder that lives as long as its panel: the camera never outlasts it. */
function useRecorder(options: RecorderOptions) {
  const [recorder] = useState(() => createRecorder(options));
  useEffect(() => () => recorder.close(), [recorder]);
  const state = useSyncExternalStore(recorder.subscribe, recorder.state);

  const isRunning = state.phase === 'recording' || state.phase === 'paused';
  useLeaveWarning(isRunning);

  return { recorder, state };
}
