import type { Language } from '#server/platform/language/language.ts';
import { stem } from '#server/platform/language/stem.ts';
import { fold, plain, writtenWords } from '#server/platform/language/words.ts';
import { nearGroups } from './near-words.ts';
import type { AskedTerm } from './read-question.ts';

/** The words of a stretch of text, ready to be matched. */
export interface ReadText {
  stems: ReadonlySet<string>;
  groups: ReadonlySet<number>;
  /** Somebody is called by name, or as he or she. */
  namesSomeone: boolean;
}

export function readText(text: string, language: Language): ReadText {
  const stems = new Set<string>();
  const groups = new Set<number>();
  for (const { word } of writtenWords(text)) {
    const bare = plain(word);
    stems.add(stem(bare, language)).add(fold(bare));
    for (const group of nearGroups(bare, language)) groups.add(group);
  }
  return { stems, groups, namesSomeone: somebody.test(text) };
}

const somebody = /(?<=\p{L}[,;]? )\p{Lu}\p{Ll}+|\b(?:he|she|him|her|ele|ela)\b/u;

const nearWord = 0.85;
const spouseByName = 0.7;

/** How well a text meets a term, 0 to 1: the word itself, a near word, or a name for a spouse. */
export function meets(term: AskedTerm, text: ReadText): number {
  for (const each of term.stems) if (text.stems.has(each)) return 1;
  for (const group of term.groups) if (text.groups.has(group)) return nearWord;
  return term.isSpouse && text.namesSomeone ? spouseByName : 0;
}

/** The share of the terms' weight that a text meets, 0 to 1; nothing asked is wholly met. */
export function coverage(terms: readonly AskedTerm[], text: ReadText): number {
  let all = 0;
  let met = 0;
  for (const term of terms) {
    all += term.weight;
    met += term.weight * meets(term, text);
  }
  return all === 0 ? 1 : met / all;
}
