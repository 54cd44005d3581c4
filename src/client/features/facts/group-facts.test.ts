import { expect, it } from 'vitest';
import { groupOf } from './group-facts.ts';

it.each([
  ['mother-in-law', 'Family'],
  ['Great Grandmother', 'Family'],
  ['married', 'Family'],
  ['count-of-children', 'Family'],
  ['born', 'Dates and places'],
  ['lived-in', 'Dates and places'],
  ['came to', 'Dates and places'],
  ['age-at', 'Dates and places'],
  ['job', 'Work'],
  ['workplace', 'Work'],
  ['nickname', 'Others'],
  ['pet', 'Others'],
  ['legend', 'Others'],
])('looks for "%s" under %s', (relation, group) => {
  expect(groupOf({ relation })).toBe(group);
});
