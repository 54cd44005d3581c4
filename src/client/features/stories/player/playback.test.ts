import { describe, expect, test } from 'vitest';
import { atStart, goTo, pause, play, tick } from './playback.ts';

const durations = [5, 6.2, 5];

describe('a slideshow', () => {
  test('stands still until it is played', () => {
    expect(tick(atStart, 100, durations)).toEqual(atStart);
    expect(tick(pause(play(atStart, durations)), 100, durations).elapsedMs).toBe(0);
  });

  test('goes on past the end of a scene, and not before', () => {
    const soon = tick(play(atStart, durations), 4_900, durations);
    expect(soon).toEqual({ scene: 0, elapsedMs: 4_900, isPlaying: true });
    expect(tick(soon, 100, durations)).toEqual({ scene: 1, elapsedMs: 0, isPlaying: true });
  });

  test('stops at the last scene, and begins anew when it is played again', () => {
    const last = { scene: 2, elapsedMs: 4_950, isPlaying: true };
    const over = tick(last, 100, durations);
    expect(over).toEqual({ scene: 2, elapsedMs: 5_000, isPlaying: false });
    expect(play(over, durations)).toEqual({ scene: 0, elapsedMs: 0, isPlaying: true });
    expect(play(goTo(over, 2, 3), durations)).toEqual({ scene: 2, elapsedMs: 0, isPlaying: true });
  });

  test('goes to any scene from its beginning, and never beyond the ends', () => {
    const middle = { scene: 1, elapsedMs: 2_000, isPlaying: true };
    expect(goTo(middle, 2, 3)).toEqual({ scene: 2, elapsedMs: 0, isPlaying: true });
    expect(goTo(middle, 1, 3).elapsedMs).toBe(0);
    expect(goTo({ ...middle, scene: 2 }, 3, 3)).toEqual({ ...middle, scene: 2 });
    expect(goTo(atStart, -1, 3)).toEqual(atStart);
  });
});
