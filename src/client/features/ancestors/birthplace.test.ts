import { expect, it } from 'vitest';
import { birthplace } from './birthplace.ts';

it('reads the line that starts with "Born in:"', () => {
  expect(birthplace('You are Ana.\nBorn in: Braga, Portugal\nWork: seamstress')).toBe(
    'Braga, Portugal',
  );
});

it.each([
  ['no prompt', null],
  ['a prompt without the line', 'You are Ana, Born in: Braga'],
  ['an empty line', 'Born in:   '],
])('says that the nationality is unknown for %s', (_, prompt) => {
  expect(birthplace(prompt)).toBe('Nationality unknown');
});
