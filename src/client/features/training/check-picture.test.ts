import { expect, it } from 'vitest';
import { pictureProblem } from './check-picture.ts';

const megabyte = 1024 * 1024;

it.each(['image/jpeg', 'image/png', 'image/webp'])('takes a %s of up to 5 MB', (type) => {
  expect(pictureProblem({ type, size: 5 * megabyte })).toBeUndefined();
});

it('says how large a picture is that is too large', () => {
  expect(pictureProblem({ type: 'image/png', size: 5 * megabyte + 1 })).toBe(
    'This picture has 5.1 MB. Please choose one of up to 5 MB.',
  );
});

it.each(['image/svg+xml', 'image/gif', 'application/pdf', ''])('refuses "%s"', (type) => {
  expect(pictureProblem({ type, size: 100 })).toBe('Please choose a JPG, PNG or WEBP picture.');
});

it('refuses an empty file', () => {
  expect(pictureProblem({ type: 'image/png', size: 0 })).toMatch(/empty/);
});
