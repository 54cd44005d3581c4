import type { Language } from '@heartwood/reading/language';
import { readNumber } from '@heartwood/reading/numbers';
import type { Age } from '../picture/picture-plan.ts';
import { entryOf, pattern, readLexicon } from './lexicon.ts';

export interface AgeClue {
  years: number;
  words: string;
  /** Where it stands in the text. */
  index: number;
}

export interface Narrator {
  language: Language;
  /** Told as 'I', or as 'she' or 'he'. */
  person: 'first' | 'third';
  birthYear: number | undefined;
}

const entries = readLexicon('ages');
const told = { first: entryOf(entries, 'first'), third: entryOf(entries, 'third') };
const stages = entries.filter(({ heading }) => /^\d+$/u.test(heading[0] ?? ''));

/** The first clue to how old the one whose life it is was: a told age or year before a stage of life. */
export function ageIn(
  text: string,
  { language, person, birthYear }: Narrator,
): AgeClue | undefined {
  const earliest = (clues: AgeClue[]) => clues.sort((a, b) => a.index - b.index)[0];
  const ages = [...text.matchAll(pattern(told[person][language]))].flatMap((match) => {
    const number = match.slice(1).find((one) => one !== undefined) ?? '';
    const years = readNumber(number.split(' '))?.value;
    return years === undefined ? [] : [{ years, words: match[0], index: match.index }];
  });
  const years = [...text.matchAll(/(?<!\d)(1[89]\d\d|20\d\d)(?!\d)/gu)]
    .map(({ 0: words, index }) => ({
      years: Number(words) - (birthYear ?? Infinity),
      words,
      index,
    }))
    .filter((clue) => clue.years >= 0 && clue.years <= 105);
  const clue = earliest([...ages, ...years]);
  if (clue) return clue;
  return earliest(
    stages
      .filter((stage) => stage[language] !== '')
      .flatMap((stage) =>
        [...text.matchAll(pattern(stage[language]))].map(({ 0: words, index }) => ({
          years: Number(stage.heading[0]),
          words,
          index,
        })),
      ),
  );
}

/** The five ages in which people are drawn. */
export function ageOf(years: number): Age {
  if (years < 2) return 'baby';
  if (years < 13) return 'child';
  if (years < 22) return 'youth';
  return years < 63 ? 'adult' : 'elder';
}
