import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSentenceStream } from './sentence-stream.ts';

function read(pieces: readonly string[]) {
  const stream = createSentenceStream('en');
  const early = pieces.flatMap((piece) => stream.push(piece));
  const sentences = [...early, ...stream.finish()];
  return {
    early: early.length,
    said: sentences.map(({ text, cites }) => [text, ...cites]),
    paragraphs: sentences.map(({ beginsParagraph }) => beginsParagraph),
    isCheckIn: stream.isCheckIn(),
  };
}

describe('the sentences of a model', () => {
  test.each([
    ['I mended nets [1]. Then I sang [2].', ['I mended nets.', 1], ['Then I sang.', 2]],
    ['I mended nets. [1] Then I sang. [2]', ['I mended nets.', 1], ['Then I sang.', 2]],
    ['We sat. [1] We sang. [2] We ate. [3]', ['We sat.', 1], ['We sang.', 2], ['We ate.', 3]],
    ['[1] We sat. [2] We sang. [3] We ate.', ['We sat.', 1], ['We sang.', 2], ['We ate.', 3]],
    ['I mended nets.[2][1] I sang.', ['I mended nets.', 2, 1], ['I sang.']],
    ['[1] I mended nets. [2] Then I sang.', ['I mended nets.', 1], ['Then I sang.', 2]],
    ['I mended nets [1].\n[2] Then I sang.', ['I mended nets.', 1], ['Then I sang.', 2]],
    ['I mended nets [1, 3] at home [1].', ['I mended nets at home.', 1, 3, 1]],
    ['We sailed [2-4].', ['We sailed.', 2, 3, 4]],
    ['We sailed【1】 and [^2] sang [passage 3].', ['We sailed and sang.', 1, 2, 3]],
    ['The sign said [closed] in [1943].', ['The sign said [closed] in [1943].']],
    [
      '“I mended nets. I was ten.” [1] Then I sang.',
      ['“I mended nets. I was ten.”', 1],
      ['Then I sang.'],
    ],
    [
      `Maria tells: “${'We sang as we worked. '.repeat(14).trim()}” [3] I sang.`,
      [`Maria tells: “${'We sang as we worked. '.repeat(14).trim()}”`, 3],
      ['I sang.'],
    ],
    ['I met Mr. Alves [1].\n- I sang.', ['I met Mr. Alves.', 1], ['I sang.']],
  ])('of %j have what they cite', (text, ...sentences) => {
    expect(read([text]).said).toEqual(sentences);
  });

  test('are the same wherever the text is cut into pieces', () => {
    const written =
      'CONCERN: none\nAs a girl I mended nets [1]. “I sang. I danced,” she said. [2][14]\n\nAnd [so] on [3].\n[CONCERN: check-in]';
    const whole = read([written]);
    expect(whole).toEqual({
      early: 3,
      said: [
        ['As a girl I mended nets.', 1],
        ['“I sang. I danced,” she said.', 2, 14],
        ['And [so] on.', 3],
      ],
      paragraphs: [true, false, true],
      isCheckIn: true,
    });
    fc.assert(
      fc.property(fc.array(fc.nat(written.length)), (places) => {
        const cuts = [0, ...places.toSorted((one, other) => one - other), written.length];
        const pieces = cuts.slice(1).map((cut, index) => written.slice(cuts[index], cut));
        expect({ ...read(pieces), early: 3 }).toEqual(whole);
      }),
    );
  });

  test('are given as soon as the next one begins', () => {
    const stream = createSentenceStream('en');
    expect(stream.push('I mended nets [1].')).toEqual([]);
    expect(stream.push(' Then')).toHaveLength(1);
    expect(stream.push(' I sang.\n')).toHaveLength(1);
  });
});

describe('the report of concern', () => {
  test.each([
    'I am sorry.\nCONCERN: check-in',
    'CONCERN: check-in\nI am sorry.',
    'I am sorry. CONCERN: CHECK-IN',
    'I am sorry.\n[CONCERN: check-in]',
    'I am sorry.\n**CONCERN:** check in.',
    '(Concern: check-in) I am sorry.',
  ])('is read in %j and taken out', (text) => {
    expect(read([text])).toMatchObject({ said: [['I am sorry.']], isCheckIn: true });
  });

  test.each(['I am sorry.', 'I am sorry.\nCONCERN: none', 'I am sorry. (CONCERN: none)'])(
    'is none in %j',
    (text) => {
      expect(read([text])).toMatchObject({ said: [['I am sorry.']], isCheckIn: false });
    },
  );
});
