import { expect, test } from 'vitest';
import { numberWords } from './numbers.ts';
import { lexiconLines, wordList, wordLists } from './word-lists.ts';

test('lists have words, none of them twice', () => {
  for (const { name, words } of wordLists())
    expect([name, words.filter((word) => !/^\p{L}[\p{L}'’-]*$/u.test(word))]).toEqual([name, []]);
  for (const { name, words } of wordLists())
    expect([name, words]).toEqual([name, [...new Set(words)]]);
});

test('a list is found by name, of one language or of both', () => {
  expect(wordList('month', 'pt')).toHaveLength(12);
  expect(wordList('month')).toHaveLength(24);
  expect(() => wordList('no such list')).toThrow('lists.txt has no list "no such list"');
});

test('numbers are words with a value below a hundred', () => {
  expect(numberWords.get('quinze')).toBe(15);
  expect([...numberWords.values()].every((value) => value > 0 && value < 100)).toBe(true);
});

test('irregular forms name their language, the plain form and at least one other', () => {
  for (const line of lexiconLines('irregular.txt'))
    expect(line).toMatch(/^(?:en|en-spelling|pt): \p{L}+(?: \p{L}+)+$/u);
});
