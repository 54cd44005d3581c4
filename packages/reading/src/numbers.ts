import { lexiconLines } from './word-lists.ts';
import { fold } from './words.ts';

/** Words for numbers below a hundred, folded, of `lexicon/numbers.txt`. */
export const numberWords: ReadonlyMap<string, number> = readNumbers();
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
  if (tens && ones && (numberWords.get(tens) ?? 0) >= 20 && (numberWords.get(ones) ?? 99) < 10)
    return { value: (numberWords.get(tens) ?? 0) + (numberWords.get(ones) ?? 0), length: 1 };
  const value = numberWords.get(first);
  if (value === undefined) return undefined;
  if (value < 20) return { value, length: 1 };
  const hasAnd = fold(words[1] ?? '') === 'e';
  const next = numberWords.get(fold(words[hasAnd ? 2 : 1] ?? ''));
  return next !== undefined && next < 10
    ? { value: value + next, length: hasAnd ? 3 : 2 }
    : { value, length: 1 };
}

function readNumbers(): Map<string, number> {
  const lines = lexiconLines('numbers.txt').map((line) => line.split(': '));
  return new Map(
    lines.flatMap(([value, words = '']) =>
      words.split(' ').map((word): [string, number] => [word, Number(value)]),
    ),
  );
}
