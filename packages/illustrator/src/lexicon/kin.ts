import type { Language } from '@heartwood/reading/language';
import type { Age, Gender } from '../picture/picture-plan.ts';
import { entryOf, pattern, readLexicon } from './lexicon.ts';

export interface Kin extends Record<Language, string> {
  who: string;
  gender: Gender;
  /** How old, beside a main person of that age; undefined where they are no longer, or not yet, there. */
  beside(main: Age): Age | undefined;
}

type Rule = Partial<Record<Age, Age>>;

/** How old people are beside a main person. */
const rules: Record<string, Rule> = {
  parent: { baby: 'adult', child: 'adult', youth: 'adult', adult: 'elder' },
  grandparent: { baby: 'elder', child: 'elder', youth: 'elder' },
  sameAge: { baby: 'child', child: 'child', youth: 'youth', adult: 'adult', elder: 'elder' },
  spouse: { youth: 'youth', adult: 'adult', elder: 'elder' },
  child: { youth: 'child', adult: 'child', elder: 'adult' },
  grandchild: { elder: 'child' },
  grown: { baby: 'adult', child: 'adult', youth: 'adult', adult: 'adult', elder: 'adult' },
  small: { youth: 'baby', adult: 'baby' },
};

/** People around the main person, in the order in which they are looked for. */
export const kin: readonly Kin[] = readLexicon('people').map(({ heading, en, pt }) => {
  const [who = '', gender, ruleName = ''] = heading;
  const rule = rules[ruleName];
  if (!rule || (gender !== 'female' && gender !== 'male'))
    throw new Error(`people.txt: "${heading.join(' ')}"`);
  return { who, gender, beside: (main) => rule[main], en, pt };
});

/** The most characters that are read of the sentence before a place. */
const longestSentence = 600;
const own = entryOf(readLexicon('narrators'), 'own');

/** Who the words right before a place speak of: 'main', or one of the family. */
export function subjectBefore(text: string, index: number, language: Language): string {
  const sentence =
    text
      .slice(Math.max(0, index - longestSentence), index)
      .split(/[.!?]\s/u)
      .at(-1) ?? '';
  const lastOf = (words: string) => [...sentence.matchAll(pattern(words))].at(-1)?.index ?? -1;
  let nearest = { who: 'main', at: lastOf(own[language]) };
  for (const one of kin) {
    const at = lastOf(one[language]);
    if (at > nearest.at) nearest = { who: one.who, at };
  }
  return nearest.who;
}
