import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inLatinLetters, speakableText } from './speakable-text.ts';

const said = (text: string) => speakableText(text).replace(/\s+/g, ' ').trim();

describe('the text that is read aloud', () => {
  it.each([
    ['**Bold** and _soft_ and `code`', 'Bold and soft and code'],
    ['## A title\n- one\n* two\n> three', 'A title one two three'],
    ['See [the harbour](https://a.example/b) today', 'See the harbour today'],
    ['I sang [1], and danced [2, 3]. 【4†source】', 'I sang , and danced .'],
    ['<speak>Hello <b class="x">you</b></speak>', 'Hello you'],
    ['Look at https://heartwood.example/x?y now', 'Look at now'],
    ['Tom &amp; Ann&nbsp;went', 'Tom & Ann went'],
    ['Well done 👩‍👩‍👧 👍🏽!', 'Well done !'],
    ['[[h@l]] stays a word', 'h@l stays a word'],
    ['2 < 3 and snake_case', '2 3 and snake_case'],
    ['Na\u0303o sei', 'Não sei'],
  ])('%s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  it('keeps its length whatever the text, so that every word stays at its place', () => {
    const bits = fc.constantFrom(
      '**',
      '[1]',
      '<b>',
      '😀',
      'ã',
      'a\u0303',
      '](',
      ' ',
      '\n',
      '\ud83d',
      '&amp;',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(bits, fc.string({ unit: 'binary' }))), (parts) => {
        const text = parts.join('');
        expect(speakableText(text)).toHaveLength(text.length);
      }),
    );
  });

  it('leaves out a few letters of another script, and gives up where they are most', () => {
    expect(inLatinLetters('She called me 寶寶 at home')).toBe('She called me    at home');
    expect(inLatinLetters('你好 ok')).toBe('   ok');
    expect(inLatinLetters('Привет, бабушка')).toBeUndefined();
  });
});
