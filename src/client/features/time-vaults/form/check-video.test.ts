import { expect, it } from 'vitest';
import { videoProblem } from './check-video.ts';

const film = { name: 'Nora.MP4', type: 'video/mp4', size: 1_000 };
const titleOf = (changes: Partial<typeof film>) => videoProblem({ ...film, ...changes })?.title;

it('takes the five kinds of video, also where the browser does not know the type', () => {
  for (const name of ['a.mp4', 'a.MOV', 'a.avi', 'a.mkv', 'a.b.webm'])
    for (const type of ['video/x-anything', '', 'application/octet-stream'])
      expect(titleOf({ name, type })).toBeUndefined();
});

it('refuses what is something else by its name or its type', () => {
  for (const name of ['a.wmv', 'a.mp4.exe', 'mp4', 'a.mp3'])
    expect(titleOf({ name })).toBe('Invalid File Type');
  expect(titleOf({ type: 'text/plain' })).toBe('Invalid File Type');
});

it('refuses 100 MB to the byte and takes one byte less', () => {
  expect(titleOf({ size: 104_857_600 })).toBe('File Too Large');
  expect(titleOf({ size: 104_857_599 })).toBeUndefined();
});
