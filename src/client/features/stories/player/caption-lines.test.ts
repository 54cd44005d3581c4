import { describe, expect, test } from 'vitest';
import { captionLines } from './caption-lines.ts';

const narration =
  'We had one cow. She gave milk for nine of us, and in the winter of the great snow, when nobody could reach the village and the well was frozen, she kept us alive.';

describe('the captions of a scene', () => {
  const lines = captionLines(narration, 12, 'en');

  test('say every word once, in lines of a sentence or less', () => {
    expect(lines.map(({ text }) => text).join(' ')).toBe(narration);
    expect(lines[0]?.text).toBe('We had one cow.');
    for (const { text } of lines) expect(text.length).toBeLessThanOrEqual(84);
  });

  test('follow one another up to the end of the scene', () => {
    const ends = lines.map(({ until }) => until);
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    expect(ends.at(-1)).toBe(12);
    expect(ends[0]).toBeLessThan(3);
  });

  test('are none without words, and hold a word that is longer than a line', () => {
    expect(captionLines('  ', 5, 'en')).toEqual([]);
    expect(captionLines('a'.repeat(200), 5, 'en')).toHaveLength(1);
  });
});
