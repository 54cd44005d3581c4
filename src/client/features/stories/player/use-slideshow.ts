import { useEffect, useRef, useState } from 'react';
import type { Scene } from '#shared/contracts/stories.ts';
import { limits, timings } from '#shared/limits.ts';
import { atStart, goTo, pause, play, tick } from './playback.ts';
import { useNarrator, usePreload } from './use-narrator.ts';

interface SlideshowOptions {
  scenes: readonly Scene[];
  language: string;
}

/** A slideshow that ticks, narrates and goes from scene to scene. Nothing starts by itself. */
export function useSlideshow({ scenes, language }: SlideshowOptions) {
  const [playback, setPlayback] = useState(atStart);
  const [isNarrated, setNarrated] = useState(true);
  const narrator = useNarrator();
  const { isPlaying } = playback;
  const index = Math.min(playback.scene, scenes.length - 1);
  const scene = scenes[index];
  usePreload(scenes[index + 1]);

  const durations = scenes.map(({ sceneDuration }) => sceneDuration || limits.story.sceneSeconds);
  const latest = useRef({ durations, elapsedMs: 0 });
  latest.current = { durations, elapsedMs: playback.elapsedMs };

  useEffect(() => {
    if (!isPlaying) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const ms = now - last;
      last = now;
      if (narrator.isWaiting()) return;
      setPlayback((before) => {
        const after = tick(before, ms, latest.current.durations);
        const isOver = after.scene !== before.scene || !after.isPlaying;
        return isOver && narrator.isSpeaking() ? before : after;
      });
    }, timings.playerTick);
    return () => clearInterval(timer);
  }, [isPlaying, narrator]);

  // Each scene's sound belongs to its own showing: another one begins it anew.
  const sceneId = scene?.id;
  const heard = useRef(scene);
  heard.current = scene;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the scene starts its sound.
  useEffect(() => {
    if (!isNarrated) narrator.stop();
    else if (!isPlaying) narrator.pause();
    else if (heard.current)
      narrator.start(heard.current, language, latest.current.elapsedMs / 1000);
  }, [isPlaying, isNarrated, sceneId, language, narrator, playback.scene]);

  const to = (place: number) => setPlayback((before) => goTo(before, place, scenes.length));
  const toggle = () =>
    setPlayback((before) => (before.isPlaying ? pause(before) : play(before, durations)));
  const before = durations.slice(0, index).reduce((sum, one) => sum + one, 0);
  return {
    scene,
    index,
    isPlaying,
    isNarrated,
    isFirst: index === 0,
    isLast: index === scenes.length - 1,
    sceneSeconds: durations[index] ?? limits.story.sceneSeconds,
    elapsedSeconds: playback.elapsedMs / 1000,
    totalElapsed: before + playback.elapsedMs / 1000,
    totalSeconds: durations.reduce((sum, one) => sum + one, 0),
    toggle,
    pause: () => setPlayback(pause),
    goTo: to,
    previous: () => to(index - 1),
    next: () => to(index + 1),
    toggleNarration: () => setNarrated((on) => !on),
  };
}

export type Slideshow = ReturnType<typeof useSlideshow>;
