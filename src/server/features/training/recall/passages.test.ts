import { countWords } from '@heartwood/reading/words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '#shared/limits.ts';
import { joinPassages, splitPassages } from './passages.ts';

const word = fc.constantFrom(
  'we',
  'sailed',
  'to',
  'Faro',
  'Mr.',
  'pão',
  '3.5',
  'and,',
  'then;',
  '“yes”',
  '𝒳𝒳',
);
const sentence = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 300 }), fc.constantFrom('.', '!', '?', '…', ''))
  .map(([words, end]) => `${words.join(' ')}${end}`);
const text = fc
  .array(fc.tuple(sentence, fc.constantFrom(' ', '\n', '\n\n', '\r\n', '  ')), { maxLength: 25 })
  .map((parts) => parts.flat().join(''));

describe('the passages of a text', () => {
  it('give the whole text back, verbatim', async () => {
    const written = fc.oneof(text, fc.string());
    await fc.assert(
      fc.asyncProperty(written, fc.constantFrom('en', 'pt'), async (whole, language) => {
        const passages = await splitPassages(whole, language);
        expect(joinPassages(passages)).toBe(whole.trim());
        for (const passage of passages) expect(whole).toContain(passage.text);
      }),
    );
  });

  it('are never longer than a passage may be', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (written) => {
        for (const passage of await splitPassages(written, 'en')) {
          expect(passage.words).toBe(countWords(passage.text));
          expect(passage.words).toBeLessThanOrEqual(limits.passageWords);
        }
      }),
    );
  });

  it('begin and end with whole sentences', async () => {
    const sentences = Array.from(
      { length: 40 },
      (_, index) => `On day ${index} Dr. Reis walked home with Ana.`,
    );
    for (const passage of await splitPassages(sentences.join(' '), 'en')) {
      expect(passage.text).toMatch(/^On day \d+ .*Ana\.$/);
      expect(passage.words).toBeGreaterThan(20);
    }
  });

  it('cut a sentence that is longer than a passage at the end of a clause', async () => {
    const clause = 'and we went on and on through the fields until the evening came,';
    const passages = await splitPassages(Array.from({ length: 15 }, () => clause).join(' '), 'en');
    expect(passages.length).toBeGreaterThan(1);
    for (const passage of passages) expect(passage.text).toMatch(/came,$/);
  });

  it('keep a short paragraph whole', async () => {
    const paragraph = 'I was seven that year. The sea was as high as the church. My father sang.';
    const texts = await splitPassages(
      `${paragraph}\n\nThen we moved to Porto and lived above a bakery for years.`,
      'en',
    );
    expect(texts[0]?.text).toBe(paragraph);
  });

  // Read again from its begin for each piece, one such text would keep the server busy for minutes.
  it.each(['a ', '. ', 'Mr. ', '“A. ', '(a. B. '])(
    'are found in a long text that is %j over and over',
    async (part) => {
      const endless = `${part.repeat(500_000 / part.length)}end`;
      const passages = await splitPassages(endless, 'en');
      expect(joinPassages(passages)).toBe(endless);
    },
    20_000,
  );

  it('hold text without spaces to a readable length', async () => {
    for (const passage of await splitPassages('x'.repeat(10_000), 'en')) {
      expect(passage.text.length).toBeLessThanOrEqual(1_200);
    }
  });
});
