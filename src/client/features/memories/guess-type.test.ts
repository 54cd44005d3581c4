import { expect, it } from 'vitest';
import { fileProblem, guessType } from './guess-type.ts';

const photo = { name: 'sea.JPG', type: 'image/jpeg', size: 1_000 };

it('knows what becomes of a file by its name, also where the browser does not know the type', () => {
  for (const name of ['a.jpg', 'a.HEIC', 'a.b.webp']) {
    expect(guessType({ name, type: '' })).toBe('image');
    expect(guessType({ name, type: 'application/octet-stream' })).toBe('image');
  }
  expect(guessType({ name: 'a.mkv', type: 'video/x-matroska' })).toBe('video');
  expect(guessType({ name: 'a.flac', type: '' })).toBe('audio');
  // A mere sound in a container of films, and a film.
  expect(guessType({ name: 'a.webm', type: 'audio/webm' })).toBe('audio');
  expect(guessType({ name: 'a.webm', type: 'video/webm' })).toBe('video');
  expect(guessType({ name: 'blob', type: 'image/png' })).toBe('image');
});

it('refuses what cannot be kept before any of it is sent', () => {
  expect(fileProblem(photo)).toBeUndefined();
  for (const [name, type] of [
    ['a.svg', 'image/svg+xml'],
    ['a.svg', ''],
    ['a.html', 'text/html'],
    ['a.zip', 'application/zip'],
    ['a', ''],
  ] as const)
    expect(fileProblem({ ...photo, name, type })).toContain('cannot be kept here');
  expect(fileProblem({ ...photo, size: 0 })).toContain('is empty');
});

it('takes 50 MB to the byte, and not one more', () => {
  const size = 50 * 1024 * 1024;
  expect(fileProblem({ ...photo, size })).toBeUndefined();
  expect(fileProblem({ ...photo, size: size + 1 })).toContain('larger than 50 MB');
});
