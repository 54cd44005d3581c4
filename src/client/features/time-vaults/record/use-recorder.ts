import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLeaveWarning } from '#client/platform/use-leave-warning.ts';
import { createRecorder, type RecorderOptions } from './recorder.ts';

/** A recorder that lives as long as its panel: the camera never outlasts it. */
export function useRecorder(options: RecorderOptions) {
  const [recorder] = useState(() => createRecorder(options));
  useEffect(() => () => recorder.close(), [recorder]);
  const state = useSyncExternalStore(recorder.subscribe, recorder.state);

  const isRunning = state.phase === 'recording' || state.phase === 'paused';
  useLeaveWarning(isRunning);

  return { recorder, state };
}
