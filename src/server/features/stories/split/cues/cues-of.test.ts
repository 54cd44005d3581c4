import { expect, test } from 'vitest';
import { cuesOf } from './cues-of.ts';

test('cues are whole words in any case', () => {
  const { stages, seasons } = cuesOf('en');
  expect(stages.war.test('The War broke out.')).toBe(true);
  expect(stages.war.test('It was a warm day.')).toBe(false);
  expect(cuesOf('pt').seasons.summer.test('No verão de 1950')).toBe(true);
  expect(seasons.summer.test('No verão de 1950')).toBe(false);
});

test('a year is the only cue in other languages', () => {
  expect(cuesOf('other').turn.test('Im Jahr 1945 kam er heim.')).toBe(true);
  expect(cuesOf('other').stages.war.test('the war')).toBe(false);
});
