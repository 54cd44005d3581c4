/** Words that speak for a choice, as patterns that `|` divides, and how strongly. */
export interface Entry<Choice> {
  gives: Choice;
  weight: number;
  en: string;
  pt: string;
}

export type Tongue = 'en' | 'pt';

export const tongueOf = (language: string): Tongue =>
  language.toLowerCase().startsWith('pt') ? 'pt' : 'en';

const compiled = new Map<string, RegExp>();

/** Whole words only, in capitals or not, with letters of any alphabet. */
export function pattern(words: string): RegExp {
  const known = compiled.get(words);
  if (known) return known;
  const made = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}])`, 'giu');
  compiled.set(words, made);
  return made;
}

export interface Found<Choice> {
  choice: Choice;
  score: number;
  words: string[];
  /** Where the first of the words stands. */
  index: number;
}

/** What the words of a text speak for, strongest first. `trust` says how far a place in it can be relied on, 0 to 1. */
export function weigh<Choice>(
  text: string,
  entries: readonly Entry<Choice>[],
  tongue: Tongue,
  trust: (index: number, word: string) => number,
): Found<Choice>[] {
  const found = new Map<Choice, Found<Choice>>();
  for (const { gives, weight, [tongue]: words } of entries) {
    if (words === '') continue;
    for (const match of text.matchAll(pattern(words))) {
      const share = trust(match.index, match[0]);
      if (share === 0) continue;
      const known = found.get(gives) ?? { choice: gives, score: 0, words: [], index: match.index };
      const said = match[0].toLowerCase();
      const again = known.words.includes(said);
      known.score += weight * share * (again ? 0.25 : 1);
      known.index = Math.min(known.index, match.index);
      if (!again) known.words.push(said);
      found.set(gives, known);
    }
  }
  return [...found.values()].sort((a, b) => b.score - a.score || a.index - b.index);
}
