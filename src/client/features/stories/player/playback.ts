/** Where a slideshow is: in which scene, how far into it, and whether it goes on by itself. */
export interface Playback {
  scene: number;
  elapsedMs: number;
  isPlaying: boolean;
}

export const atStart: Playback = { scene: 0, elapsedMs: 0, isPlaying: false };

/** Time goes by. Past a scene's end comes the next one; at the end of the last it stops. */
export function tick(playback: Playback, ms: number, durations: readonly number[]): Playback {
  if (!playback.isPlaying) return playback;
  const end = (durations[playback.scene] ?? 0) * 1000;
  const elapsedMs = playback.elapsedMs + ms;
  if (elapsedMs < end) return { ...playback, elapsedMs };
  if (playback.scene + 1 < durations.length)
    return { scene: playback.scene + 1, elapsedMs: 0, isPlaying: true };
  return { ...playback, elapsedMs: end, isPlaying: false };
}

/** Goes on, or begins anew where the end was reached. */
export function play(playback: Playback, durations: readonly number[]): Playback {
  const isOver =
    playback.scene + 1 >= durations.length &&
    playback.elapsedMs >= (durations[playback.scene] ?? 0) * 1000;
  return isOver ? { ...atStart, isPlaying: true } : { ...playback, isPlaying: true };
}

export function pause(playback: Playback): Playback {
  return { ...playback, isPlaying: false };
}

/** To the beginning of a scene; what is beyond either end stays at that end. */
export function goTo(playback: Playback, scene: number, count: number): Playback {
  const reachable = Math.max(0, Math.min(count - 1, scene));
  return reachable === playback.scene && scene !== reachable
    ? playback
    : { ...playback, scene: reachable, elapsedMs: 0 };
}
