import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCaptions } from './captions.ts';

const readCues = (captions: string) =>
  captions
    .trim()
    .split('\n\n')
    .slice(1)
    .map((block) => {
      const [times = '', ...lines] = block.split('\n');
      return { times, lines };
    });
const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

test('captions say the narration word for word, in lines that can be read, whatever it is', () => {
  const word = fc.stringMatching(/^[A-Za-zÀ-ú0-9'’&<>,;.!?"“”-]{1,30}$/u);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), (words) => {
      const narration = words.join(' ');
      const cues = readCues(writeCaptions([{ narration, words: null, sceneDuration: 9 }]));
      const said = cues.flatMap(({ lines }) => lines.map(unescaped)).join(' ');
      expect(said).toBe(narration);
      for (const { lines } of cues) {
        expect(lines.length).toBeLessThanOrEqual(2);
        for (const line of lines) expect(unescaped(line).length).toBeLessThanOrEqual(42);
      }
    }),
    { numRuns: 200 },
  );
});

test('a caption begins with its first word and ends soon after its last one', () => {
  const narration = 'I was born. Then came the war.';
  const words = [
    { start: 0, end: 1, fromMs: 400, toMs: 500 },
    { start: 2, end: 5, fromMs: 500, toMs: 700 },
    { start: 6, end: 10, fromMs: 700, toMs: 1_200 },
    { start: 12, end: 16, fromMs: 1_600, toMs: 1_900 },
    { start: 17, end: 21, fromMs: 1_900, toMs: 2_200 },
    { start: 22, end: 25, fromMs: 2_200, toMs: 2_400 },
    { start: 26, end: 29, fromMs: 2_400, toMs: 3_000 },
  ];
  const captions = writeCaptions([
    { narration, words, sceneDuration: 5 },
    { narration: 'In silence.', words: null, sceneDuration: 5 },
  ]);
  // The first scene begins after the card.
  expect(readCues(captions)).toEqual([
    { times: '00:00:03.400 --> 00:00:04.500', lines: ['I was born.'] },
    { times: '00:00:04.600 --> 00:00:06.300', lines: ['Then came the war.'] },
    { times: '00:00:08.000 --> 00:00:13.000', lines: ['In silence.'] },
  ]);
});

test('no word is left alone at the end of a caption', () => {
  const narration = 'My mother hung wet sheets over the windows and set the plates upside down.';
  const [cue] = readCues(writeCaptions([{ narration, words: null, sceneDuration: 9 }]));
  expect(cue?.lines).toEqual([
    'My mother hung wet sheets over the',
    'windows and set the plates upside down.',
  ]);
});
