import { useCallback, useEffect, useRef, useState } from 'react';
import { logFailure } from '#client/platform/log-failure.ts';
import { recognizeSpeech } from './recognize-speech.ts';

/** Listening that is switched on and off; what was said goes to `onHeard`. Failures are only logged. */
export function useRecording(onHeard: (words: string) => void, lang?: string) {
  const [isRecording, setIsRecording] = useState(false);
  const running = useRef<AbortController | null>(null);

  const stop = useCallback(() => {
    // What was said until now may still arrive; the button is free at once.
    running.current?.abort();
    running.current = null;
    setIsRecording(false);
  }, []);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setIsRecording(true);
    try {
      const words = (await recognizeSpeech(controller.signal, lang)).trim();
      if (words) onHeard(words);
    } catch (error) {
      logFailure('Nothing was heard', error);
    } finally {
      if (running.current === controller) stop();
    }
  };

  return { isRecording, toggle: () => (isRecording ? stop() : void start()), stop };
}
