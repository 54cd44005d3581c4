import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { countWords, fold, words } from './words.ts';

describe('words', () => {
  it('are told apart whatever their apostrophes, and lose their possessive', () => {
    expect(words("Rosa’s bread — it’s Ana's, don't you know? 1952")).toEqual([
      'rosa',
      'bread',
      'it',
      'ana',
      "don't",
      'you',
      'know',
      '1952',
    ]);
  });

  it('are folded without accents and counted as people count', () => {
    expect(fold('Avó João CORAÇÃO')).toBe('avo joao coracao');
    expect(countWords('  well-known, it’s  1.5 km ')).toBe(4);
  });
});

describe('stems', () => {
  it.each([
    ['en', 'harbours', 'harbour'],
    ['en', 'taught', 'teaching'],
    ['en', 'children', 'child'],
    ['en', 'died', 'dying'],
    ['en', 'adoption', 'adopted'],
    ['en', 'decision', 'decisive'],
    ['en', 'gently', 'gentle'],
    ['en', 'burnt', 'burning'],
    ['en', 'harbors', 'harbour'],
    ['en', 'organized', 'organise'],
    ['pt', 'histórias', 'historia'],
    ['pt', 'trabalhava', 'trabalhou'],
    ['pt', 'trouxe', 'trazer'],
    ['pt', 'casou', 'casamento'],
  ] as const)('in %s bring %s and %s together', (language, one, other) => {
    expect(stem(one, language)).toBe(stem(other, language));
  });

  it('of a word without end are there at once, and hold no half of a letter', () => {
    const began = performance.now();
    for (const letter of ['a', 'y', 'İ'])
      expect(stem(letter.repeat(20_000), 'en')).toHaveLength(40);
    expect(performance.now() - began).toBeLessThan(1_000);
    for (const letter of ['𐐀', '𝒜'])
      expect(stem('a'.repeat(39) + letter, 'pt')).toBe('a'.repeat(39));
  });

  it('know the words that only hold a sentence together', () => {
    expect(isStopWord('the', 'en')).toBe(true);
    expect(isStopWord('não', 'pt')).toBe(true);
    expect(isStopWord('nao', 'pt')).toBe(true);
    expect(isStopWord('pão', 'pt')).toBe(false);
    expect(isStopWord('war', 'en')).toBe(false);
  });
});
