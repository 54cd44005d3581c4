import { expect, it } from 'vitest';
import {
  changedFields,
  type EditValues,
  editValues,
  listConflicts,
  mergeValues,
  toUpdateBody,
} from './edit-values.ts';

const base: EditValues = {
  name: 'Ana',
  relationship: 'mother',
  birthYear: '1921',
  deathYear: '',
  gender: '',
  parentId: '',
  spouseId: '',
};

it('sends only what was changed, as the server knows it', () => {
  const after = { ...base, birthYear: '', deathYear: '2004', gender: 'female' as const };
  expect(toUpdateBody(after, changedFields(base, after))).toEqual({
    birthYear: null,
    deathYear: 2004,
    gender: 'female',
  });
});

it('leaves out a relationship that is blank, and trims any other', () => {
  const sent = (relationship: string) => {
    const after = editValues.parse({ ...base, relationship });
    return toUpdateBody(after, changedFields(base, after));
  };
  expect(sent('   ')).toEqual({ relationship: undefined });
  expect(sent(' aunt ')).toEqual({ relationship: 'aunt' });
});

it('sees no conflict where two people changed different things, and merges them', () => {
  const mine = { ...base, name: 'Ana Maria' };
  const theirs = { ...base, birthYear: '1920' };
  expect(listConflicts(base, mine, theirs)).toEqual([]);
  expect(mergeValues(base, mine, theirs)).toEqual({
    ...base,
    name: 'Ana Maria',
    birthYear: '1920',
  });
});

it('sees a conflict where both changed the same thing differently', () => {
  const mine = { ...base, name: 'Ana Maria', deathYear: '2004' };
  const theirs = { ...base, name: 'Anna', deathYear: '2004' };
  expect(listConflicts(base, mine, theirs)).toEqual(['name']);
  expect(mergeValues(base, mine, theirs, ['name']).name).toBe('Anna');
});

it.each([
  ['name', { name: '  ' }, 'Name is required'],
  ['name', { name: 'a'.repeat(51) }, 'Name too long'],
  ['birthYear', { birthYear: 'about 1900' }, 'Please write the year in numbers, such as 1921'],
  ['deathYear', { deathYear: '1900' }, 'The year of death cannot be before the year of birth'],
])('refuses a %s of %j', (path, change, message) => {
  const { error } = editValues.safeParse({ ...base, ...change });
  expect(error?.issues).toMatchObject([{ path: [path], message }]);
});
