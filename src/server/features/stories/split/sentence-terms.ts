import { stem } from '@heartwood/reading/stem';
import { isStopWord } from '@heartwood/reading/stop-words';
import { wordList } from '@heartwood/reading/word-lists';
import { fold, words } from '@heartwood/reading/words';
import type { RuleLanguage } from './story-language.ts';

/** The stems of a text's words, without stop words. */
export function termsOf(text: string, language: RuleLanguage): string[] {
  if (language === 'other')
    return words(text)
      .filter((word) => word.length > 3)
      .map((word) => fold(word).slice(0, 6));
  return words(text)
    .filter((word) => word.length > 2 && !isStopWord(word, language))
    .map((word) => stem(word, language));
}

/** How often each term occurs. */
export function countTerms(lists: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const terms of lists)
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

const visible = {
  en: new Set(wordList('thing to see', 'en').map((word) => stem(word, 'en'))),
  pt: new Set(wordList('thing to see', 'pt').map((word) => stem(word, 'pt'))),
  other: new Set<string>(),
};

/** Whether a stem is of a word for something that can be seen. */
export const isSeen = (term: string, language: RuleLanguage) => visible[language].has(term);
