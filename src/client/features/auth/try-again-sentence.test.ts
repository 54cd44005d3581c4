import { describe, expect, it } from 'vitest';
import { tryAgainSentence } from './try-again-sentence.ts';

describe('after too many attempts', () => {
  it.each([
    [undefined, 'in a few minutes'],
    [30, 'in less than a minute'],
    [60, 'in 1 minute.'],
    [61, 'in 2 minutes'],
    [900, 'in 15 minutes'],
    [7_200, 'in about 2 hours'],
  ])('a wait of %s seconds is said in words', (seconds, words) => {
    expect(tryAgainSentence(seconds)).toContain(words);
  });
});
