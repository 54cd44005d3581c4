import { countWords } from '@heartwood/reading/words';
import type { ToldLanguage } from '../told-language.ts';

const longestSign = 12;

/**
 * Titles for words that name neither thing nor place: a short sentence or clause as it stands, a name with its
 * year, at last the longest word.
 */
export function plainTitle(told: readonly string[], language: ToldLanguage): string[] {
  const clauses = told.flatMap((sentence) =>
    sentence.split(/[,;:.!?…。、，；！？—–]+/).map((one) => one.trim()),
  );
  const isShort = (clause: string) =>
    /\s/.test(clause)
      ? countWords(clause) >= 2 && countWords(clause) <= 6
      : clause.length >= 2 && clause.length <= longestSign;
  const names = told.flatMap((sentence) =>
    Array.from(
      sentence.matchAll(/(?<=\p{Ll},? )\p{Lu}[\p{Ll}\p{M}]+(?: \p{Lu}[\p{Ll}\p{M}]+)*/gu),
      ([name]) => name,
    ),
  );
  const opening = told.flatMap((sentence) => {
    const words = sentence.split(/\s+/);
    return words.length > 1 ? [] : [sentence.slice(0, longestSign)];
  });
  const longest = told
    .flatMap((sentence) => sentence.match(/[\p{L}\p{M}]+/gu) ?? [])
    .toSorted((one, other) => other.length - one.length);
  const short = clauses.filter(isShort);
  // In German every noun looks like a name.
  return language === 'other'
    ? [...short, ...names, ...opening, ...longest]
    : [...names, ...short, ...opening, ...longest];
}
