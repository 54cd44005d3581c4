import { expect, test } from 'vitest';
import { filmFileName } from './film-file-name.ts';

test('a film is named after its story, in letters and digits that every device takes', () => {
  expect(filmFileName('My Life, Part 2!')).toBe('my_life__part_2__story_video.mp4');
  expect(filmFileName('Avó')).toBe('av__story_video.mp4');
});
