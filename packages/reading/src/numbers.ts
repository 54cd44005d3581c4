import { fold } from './words.ts';

const units: Record<string, number> = {};
const listed = {
  1: 'one um uma first primeiro',
  2: 'two dois duas second',
  3: 'three tres third',
  4: 'four quatro fourth',
  5: 'five cinco fifth',
  6: 'six seis sixth',
  7: 'seven sete seventh',
  8: 'eight oito eighth',
  9: 'nine nove ninth',
  10: 'ten dez tenth',
  11: 'eleven onze eleventh',
  12: 'twelve doze twelfth',
  13: 'thirteen treze thirteenth',
  14: 'fourteen catorze quatorze fourteenth',
  15: 'fifteen quinze fifteenth',
  16: 'sixteen dezesseis dezasseis sixteenth',
  17: 'seventeen dezessete dezassete seventeenth',
  18: 'eighteen dezoito eighteenth',
  19: 'nineteen dezenove dezanove nineteenth',
  20: 'twenty vinte twentieth',
  30: 'thirty trinta thirtieth',
  40: 'forty quarenta fortieth',
  50: 'fifty cinquenta fiftieth',
  60: 'sixty sessenta',
  70: 'seventy setenta',
  80: 'eighty oitenta',
  90: 'ninety noventa',
} as const;
for (const [value, names] of Object.entries(listed))
  for (const name of names.split(' ')) units[name] = Number(value);

/**
 * A number below a hundred, in digits or in words of either language: 'thirty-nine', 'vinte e três', 'fourth', '14'.
 *
 * @param words in order; more may follow
 * @returns the number and how many of the words it takes, or undefined where none begins there
 */
export function readNumber(
  words: readonly string[],
): { value: number; length: number } | undefined {
  const first = fold(words[0] ?? '');
  const digits = /^(\d{1,2})(?:st|nd|rd|th|º|o)?$/.exec(first)?.[1];
  if (digits) return { value: Number(digits), length: 1 };
  const [tens, ones] = first.split('-');
  if (tens && ones && (units[tens] ?? 0) >= 20 && (units[ones] ?? 99) < 10)
    return { value: (units[tens] ?? 0) + (units[ones] ?? 0), length: 1 };
  const value = units[first];
  if (value === undefined) return undefined;
  if (value < 20) return { value, length: 1 };
  const hasAnd = fold(words[1] ?? '') === 'e';
  const next = units[fold(words[hasAnd ? 2 : 1] ?? '')];
  return next !== undefined && next < 10
    ? { value: value + next, length: hasAnd ? 3 : 2 }
    : { value, length: 1 };
}
