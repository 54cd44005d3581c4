import { expect, test } from 'vitest';
import { readCaptions } from './read-captions.ts';

const webVtt = `WEBVTT

00:00:03.400 --> 00:00:05.100
We had one cow &amp; no horse.

00:00:06.200 --> 00:00:09.000
She gave milk
for nine of us.

00:00:11.500 --> 00:00:13.000
Then the snow came.
`;

test('the captions of a film are those of its scenes, each until the next is heard', () => {
  const [first, second, third] = readCaptions(webVtt, [8, 5, 5]);
  expect(first?.map(({ text }) => text)).toEqual([
    'We had one cow & no horse.',
    'She gave milk for nine of us.',
  ]);
  expect(first?.[0]?.until).toBeCloseTo(3.2);
  expect(first?.[1]?.until).toBe(8);
  expect(second).toEqual([{ text: 'Then the snow came.', until: 5 }]);
  expect(third).toEqual([]);
});

test('what is no WebVTT holds no captions', () => {
  expect(readCaptions('Not found', [5])).toEqual([[]]);
});
