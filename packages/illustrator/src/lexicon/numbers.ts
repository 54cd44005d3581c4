import type { Tongue } from './entry.ts';

const units: Record<Tongue, string[]> = {
  en: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  ),
  pt: 'um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove'.split(
    ' ',
  ),
};
const tens: Record<Tongue, string[]> = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
  pt: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' '),
};
const between: Record<Tongue, string> = { en: '-', pt: ' e ' };
const others: Record<string, number> = {
  dezesseis: 16,
  dezessete: 17,
  dezenove: 19,
  quatorze: 14,
  duas: 2,
  uma: 1,
};

const values: Record<Tongue, Map<string, number>> = { en: listOf('en'), pt: listOf('pt') };

function listOf(tongue: Tongue): Map<string, number> {
  const all = new Map<string, number>();
  tens[tongue].forEach((word, index) => {
    const ten = (index + 2) * 10;
    units[tongue].slice(0, 9).forEach((unit, last) => {
      all.set(`${word}${between[tongue]}${unit}`, ten + last + 1);
    });
    all.set(word, ten);
  });
  for (const [index, word] of units[tongue].entries()) all.set(word, index + 1);
  if (tongue === 'pt') for (const [word, value] of Object.entries(others)) all.set(word, value);
  return all;
}

const longestFirst = (tongue: Tongue) =>
  [...values[tongue].keys()].sort((a, b) => b.length - a.length).join('|');

/** The numbers up to ninety-nine, as a pattern. */
export const numberWords: Record<Tongue, string> = {
  en: longestFirst('en'),
  pt: longestFirst('pt'),
};

export const numberIn = (word: string, tongue: Tongue): number | undefined =>
  /^\d+$/u.test(word) ? Number(word) : values[tongue].get(word.toLowerCase());
