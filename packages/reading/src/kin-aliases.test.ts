import { expect, test } from 'vitest';
import { kinAliases } from './kin-aliases.ts';

const facts = [
  { subject: 'self', relation: 'husband', object: 'Old Joaquim Alves' },
  { subject: 'self', relation: 'mother', object: 'Benedita' },
  { subject: 'self', relation: 'son', object: 'Rui' },
  { subject: 'Rui', relation: 'wife', object: 'Clara' },
].map((fact) => ({ ...fact, year: null, sentence: null }));
const namesFor = (question: string, relationship = 'grandmother', language: 'en' | 'pt' = 'en') =>
  kinAliases(question, language, relationship, facts).map(({ word, names }) => [word, ...names]);

test('the asker’s grandfather is a grandmother’s husband, whom she calls by his name', () => {
  expect(namesFor('How did you meet grandad?')).toEqual([['grandad', 'joaquim', 'alves']]);
  expect(namesFor('Como conheceste o avô?', 'grandmother', 'pt')).toEqual([
    ['avo', 'joaquim', 'alves'],
  ]);
});

test('the person’s own mother is theirs, not the asker’s', () => {
  expect(namesFor('What was your mother like?')).toEqual([['mother', 'benedita']]);
});

test('a name beside the kinship word says already who is meant', () => {
  expect(namesFor('How did you meet grandad Joaquim?')).toEqual([]);
});

test('a word for nobody in particular stands for nothing else', () => {
  expect(namesFor('Where did you work?')).toEqual([]);
});

test('a word that is said a hundred times, and thousands of relatives, cause no delay', () => {
  const name = (at: number) => `${'Ab Cd Ef Gh '.repeat(15)}X${at}`;
  const brothers = Array.from({ length: 2_000 }, (_, at) => ({
    ...{ subject: 'self', relation: 'brother', object: name(at), year: null, sentence: null },
  }));
  const began = performance.now();
  const aliases = kinAliases('your brother '.repeat(300), 'en', 'grandmother', brothers);
  expect(performance.now() - began).toBeLessThan(3_500);
  expect(aliases.map(({ word }) => word)).toEqual(['brother']);
  expect(aliases[0]?.names).toHaveLength(100);
});
