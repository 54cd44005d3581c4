import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRecorder, type RecorderOptions } from './recorder.ts';

/** A recorder that lives as long as its panel: the camera never outlasts it. */
export function useRecorder(options: RecorderOptions) {
  const [recorder] = useState(() => createRecorder(options));
  useEffect(() => () => recorder.close(), [recorder]);
  const state = useSyncExternalStore(recorder.subscribe, recorder.state);

  const isRunning = state.phase === 'recording' || state.phase === 'paused';
  useEffect(() => {
    if (!isRunning) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isRunning]);

  return { recorder, state };
}
