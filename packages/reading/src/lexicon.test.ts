import { describe, expect, test } from 'vitest';
import { isInLexicon, nearTerms, onesOfKind, readGroups, readKinds } from './lexicon.ts';
import { stem } from './stem.ts';

const isWord = /^=?\p{L}[\p{L}’'-]*$/u;
const near = (word: string, language: 'en' | 'pt') => nearTerms(stem(word, language), language);

describe('the lexicon', () => {
  test.each(['near', 'associated'] as const)(
    'has lines of at least two words, none of them twice: %s',
    (part) => {
      for (const { file, en, pt } of readGroups(part)) {
        expect([file, [...en, ...pt].filter((word) => !isWord.test(word))]).toEqual([file, []]);
        expect([file, en.join(' '), en.length + pt.length > 1]).toEqual([file, en.join(' '), true]);
        for (const words of [en, pt]) expect([file, words]).toEqual([file, [...new Set(words)]]);
      }
    },
  );

  test('has kinds with names and with what is of them, none twice', () => {
    for (const kind of readKinds())
      for (const { names, ones } of [kind.en, kind.pt])
        for (const words of [names, ones]) {
          expect(words.filter((word) => !isWord.test(word))).toEqual([]);
          expect(words).toEqual([...new Set(words)]);
          expect(names.length > 0).toBe(ones.length > 0);
        }
  });

  test('knows its words in either language, and no others', () => {
    for (const [word, language] of [
      ['boat', 'en'],
      ['France', 'en'],
      ['refeição', 'pt'],
    ] as const)
      expect(isInLexicon(stem(word, language))).toBe(true);
    expect(isInLexicon(stem('Nazaré', 'pt'))).toBe(false);
  });
});

describe('near words', () => {
  test('are found both ways and in the other language, and no word is near itself', () => {
    expect(near('boat', 'en').get(stem('ship', 'en'))).toBeGreaterThan(0);
    expect(near('ship', 'en').get(stem('boat', 'en'))).toBeGreaterThan(0);
    expect(near('boat', 'en').get(stem('barco', 'pt'))).toBeGreaterThan(0);
    expect(near('barco', 'pt').get(stem('boat', 'en'))).toBeGreaterThan(0);
    expect(near('boat', 'en').has(stem('boat', 'en'))).toBe(false);
  });

  test('count less than the word itself', () => {
    for (const worth of near('mother', 'en').values()) expect(worth).toBeLessThan(1);
  });

  test('of a kind are those of the kind, but none of these is near the other', () => {
    expect(near('tree', 'en').has(stem('oak', 'en'))).toBe(true);
    expect(near('oak', 'en').has(stem('pine', 'en'))).toBe(false);
    expect(onesOfKind(stem('árvore', 'pt'), 'pt')).toContain(stem('oak', 'en'));
    expect(onesOfKind(stem('oak', 'en'), 'en').size).toBe(0);
  });

  test('of a word that the lexicon does not have are none', () => {
    expect(near('Zanzibarita', 'en').size).toBe(0);
  });
});
