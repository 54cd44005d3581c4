import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placedSentences, splitSentences } from './sentences.ts';

describe('the sentences of a text', () => {
  it('keeps titles, initials and decimals within their sentence', () => {
    expect(
      splitSentences(
        'Mr. Smith saw Dr. Jones. J. R. Hale ran 3.5 miles. It was St. Mary’s day.',
        'en',
      ),
    ).toEqual(['Mr. Smith saw Dr. Jones.', 'J. R. Hale ran 3.5 miles.', 'It was St. Mary’s day.']);
  });

  it('keeps Portuguese titles within their sentence', () => {
    expect(splitSentences('A Sra. Maria chegou. O Dr. José saiu às 3.30.', 'pt')).toEqual([
      'A Sra. Maria chegou.',
      'O Dr. José saiu às 3.30.',
    ]);
  });

  it('keeps what one person says together with who says it', () => {
    expect(splitSentences('“Stay here. Be good,” she said. He stayed.', 'en')).toEqual([
      '“Stay here. Be good,” she said.',
      'He stayed.',
    ]);
    expect(splitSentences('He cried "Stop! Now!" and ran. We laughed.', 'en')).toEqual([
      'He cried "Stop! Now!" and ran.',
      'We laughed.',
    ]);
  });

  it('does not let a quotation mark that is never closed swallow the rest', () => {
    expect(splitSentences('He said "go. I went. We left.', 'en')).toHaveLength(3);
  });

  it('ends a sentence at a line break and notices paragraphs', () => {
    const placed = placedSentences('One line\nAnd another. With two.\n\nLast', 'en');
    expect(placed.map((sentence) => [sentence.text, sentence.beginsParagraph])).toEqual([
      ['One line', true],
      ['And another.', true],
      ['With two.', false],
      ['Last', true],
    ]);
  });

  it('loses nothing and invents nothing', () => {
    const bits = fc.constantFrom(
      'Mr. ',
      'A b. ',
      '"',
      '“',
      '”',
      '(',
      ')',
      '\n',
      'é ',
      'no. ',
      '3.5 ',
      'Hi! ',
      '... ',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(bits, fc.string())),
        fc.constantFrom('en', 'pt'),
        (parts, language) => {
          const text = parts.join('');
          const sentences = placedSentences(text, language);
          for (const { text: sentence, start } of sentences) {
            expect(text.slice(start, start + sentence.length)).toBe(sentence);
          }
          const bare = (written: string) => written.replace(/\s+/gu, '');
          expect(bare(sentences.map((sentence) => sentence.text).join(''))).toBe(bare(text));
        },
      ),
    );
  });
});
