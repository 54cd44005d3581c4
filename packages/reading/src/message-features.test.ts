import { expect, test } from 'vitest';
import { messageFeatures, plainMessage } from './message-features.ts';

test.each([
  ['Não AGUENTO mais!', 'nao aguento mais !'],
  ['I don’t want to liiiive', 'i dont want to live'],
  ['i want to d1e', 'i want to die'],
  ['in 1943 we were 12', 'in 1943 we were 12'],
  ['ok 😢', 'ok 😢'],
  ['k\u200bi\u00adl\u2060l me', 'kill me'],
  ['ｋｉｌｌ 𝐦𝐞', 'kill me'],
  ['kіll mе', 'kill me'],
  ['Мама said d.e.a.d and d e a d', 'said dead and dead'],
])('a message is read in plain lower case: %s', (message, plain) => {
  expect(plainMessage(message).join(' ')).toBe(plain);
});

test('of a long message the beginning and the end are read', () => {
  const words = plainMessage(`first ${'and so on '.repeat(1_000)} last`);
  expect([words[0], words.at(-1)]).toEqual(['first', 'last']);
  expect(words.length).toBeLessThan(500);
});

test('the values of a message have the length 1, however long it is', () => {
  for (const message of ['', 'hi', 'a word '.repeat(200)])
    expect(Math.hypot(...messageFeatures(message).values())).toBeCloseTo(1);
});

test('a misspelt word shares most of its features with the word', () => {
  const right = messageFeatures('grandmother');
  const shared = [...messageFeatures('grandmothr').keys()].filter((key) => right.has(key));
  const other = [...messageFeatures('lighthouse').keys()].filter((key) => right.has(key));
  expect(shared.length).toBeGreaterThan(right.size / 3);
  expect(other.length).toBeLessThan(right.size / 5);
});
