import { useEffect, useState } from 'react';
import type { Scene } from '#shared/contracts/stories.ts';
import { createNarrator, type Narrator } from './narrator.ts';

/** A narrator of this page's own; leaving the page silences it. */
export function useNarrator(): Narrator {
  const [{ audio, narrator }] = useState(() => {
    const element = document.createElement('audio');
    return { audio: element, narrator: createNarrator(element) };
  });
  useEffect(() => {
    document.body.append(audio);
    return () => {
      narrator.stop();
      audio.remove();
    };
  }, [audio, narrator]);
  return narrator;
}

/** Fetches what the next scene shows and says before its turn comes. */
export function usePreload(scene: Scene | undefined): void {
  const imageUrl = scene?.imageUrl;
  const audioUrl = scene?.audioUrl;
  useEffect(() => {
    if (imageUrl) new Image().src = imageUrl;
  }, [imageUrl]);
  useEffect(() => {
    if (!audioUrl) return;
    const ahead = new Audio();
    ahead.preload = 'auto';
    ahead.src = audioUrl;
  }, [audioUrl]);
}
