import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCitations } from './citations.ts';

const source = (id: string) => ({ id, kind: 'story' as const, title: id, excerpt: id });
const evidence = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(source);

function read(pieces: readonly string[]) {
  const citations = createCitations();
  const shown = [...pieces.map((piece) => citations.push(piece)), citations.finish()];
  return { shown, text: shown.join(''), ids: citations.sourcesOf(evidence).map(({ id }) => id) };
}

describe('citations', () => {
  test.each([
    ['I mended nets [1]. Then I sang [2].', 'I mended nets. Then I sang.', ['a', 'b']],
    ['I mended nets.[2][1]', 'I mended nets.', ['b', 'a']],
    ['I mended nets [1, 3] at home [1].', 'I mended nets at home.', ['a', 'c']],
    ['We sailed [2-4].', 'We sailed.', ['b', 'c', 'd']],
    ['We sailed【1】 and [^2] sang [evidence 3].', 'We sailed and sang.', ['a', 'b', 'c']],
    ['[1] As a girl I sang.', 'As a girl I sang.', ['a']],
    ['I sang [99] and [0] danced [1].', 'I sang and danced.', ['a']],
    ['[1][2][3][4][5][6][7] All of it.', 'All of it.', ['a', 'b', 'c', 'd', 'e']],
    ['The sign said [closed] in [1943].', 'The sign said [closed] in [1943].', []],
  ])('of %j leave the text and name its evidence', (written, text, ids) => {
    expect(read([written])).toMatchObject({ text, ids });
  });

  test('are never shown, not even in part, wherever the text is cut into pieces', () => {
    const written =
      'As a girl I mended nets [1], and sang [2][14] at the harbour [3].\n\nAnd [so] on [1';
    const whole = read([written]);
    expect(whole.text).toBe('As a girl I mended nets, and sang at the harbour.\n\nAnd [so] on [1');
    fc.assert(
      fc.property(fc.array(fc.nat(written.length)), (places) => {
        const cuts = [0, ...places.toSorted((one, other) => one - other), written.length];
        const pieces = cuts.slice(1).map((cut, index) => written.slice(cuts[index], cut));
        const { shown, text, ids } = read(pieces);
        expect({ text, ids }).toEqual({ text: whole.text, ids: whole.ids });
        expect(shown.slice(0, -1).join('')).not.toMatch(/\[\d/);
      }),
    );
  });
});
