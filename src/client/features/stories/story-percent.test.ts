import { describe, expect, test } from 'vitest';
import type { StoryStep } from '#shared/contracts/stories.ts';
import { storyPercent } from './story-percent.ts';

const at = (step: StoryStep, done: number, total: number) =>
  storyPercent({ step, done, total, sentence: '' });

describe('how far a story is', () => {
  test('never goes back from one step to the next', () => {
    const way = [
      at('split', 0, 1),
      at('split', 1, 1),
      at('illustrate', 0, 9),
      at('illustrate', 9, 9),
      at('narrate', 0, 9),
      at('narrate', 9, 9),
      at('assemble', 0, 9),
      at('assemble', 9, 9),
    ];
    expect(way).toEqual(way.toSorted((a, b) => a - b));
    expect(way.at(0)).toBe(0);
    expect(way.at(-1)).toBe(100);
  });

  test('is nothing where nothing is known, and stays within a step that counts too far', () => {
    expect(storyPercent(null)).toBe(0);
    expect(at('split', 0, 0)).toBe(0);
    expect(at('illustrate', 12, 9)).toBe(40);
  });
});
