import { expect, it } from 'vitest';
import { fileTitle } from './file-title.ts';
import { splitTags } from './split-tags.ts';

it('parts tags at commas, trimmed and without empties', () => {
  expect(splitTags(' summer ,, Lisbon,\n, grand parents ')).toEqual([
    'summer',
    'Lisbon',
    'grand parents',
  ]);
  expect(splitTags(' , ')).toEqual([]);
});

it('makes a title of the name of a file', () => {
  expect(fileTitle('granny_at-the  sea.final.JPG')).toBe('granny at the sea.final');
  expect(fileTitle('.jpg')).toBe('Untitled');
});
