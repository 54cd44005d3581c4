import { useEffect, useState, useSyncExternalStore } from 'react';
import { createSpeaker } from './speaker.ts';

/** A speaker of this page's own; leaving the page silences it. */
export function useSpeaker() {
  const [{ audio, speaker }] = useState(() => {
    const element = document.createElement('audio');
    return { audio: element, speaker: createSpeaker(element) };
  });
  useEffect(() => {
    document.body.append(audio);
    return () => {
      speaker.stop();
      audio.remove();
    };
  }, [audio, speaker]);
  const state = useSyncExternalStore(speaker.subscribe, speaker.getState);
  return { ...state, speak: speaker.speak, stop: speaker.stop };
}
