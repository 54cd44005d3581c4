import { stem } from '@heartwood/reading/stem';
import { isStopWord } from '@heartwood/reading/stop-words';
import { fold, words } from '@heartwood/reading/words';
import type { ToldLanguage } from './told-language.ts';

/** What a text speaks of: the stems of its words, without those that only hold it together. */
export function termsOf(text: string, language: ToldLanguage): string[] {
  if (language === 'other')
    return words(text)
      .filter((word) => word.length > 3)
      .map((word) => fold(word).slice(0, 6));
  return words(text)
    .filter((word) => word.length > 2 && !isStopWord(word, language))
    .map((word) => stem(word, language));
}

/** How often each term is said. */
export function countTerms(lists: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const terms of lists)
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
