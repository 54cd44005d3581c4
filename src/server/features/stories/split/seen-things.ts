import type { Language } from '@heartwood/reading/language';
import { stem } from '@heartwood/reading/stem';
import { englishThings } from './cues/things-english.ts';
import { portugueseThings } from './cues/things-portuguese.ts';
import type { ToldLanguage } from './told-language.ts';

const stems: Record<Language, ReadonlySet<string>> = {
  en: stemsOf(englishThings, 'en'),
  pt: stemsOf(portugueseThings, 'pt'),
};

function stemsOf(things: string, language: Language): ReadonlySet<string> {
  return new Set(things.split(/\s+/).map((word) => stem(word, language)));
}

/** Whether a word, by its stem, names something that can be seen. */
export function isSeen(term: string, language: ToldLanguage): boolean {
  return language !== 'other' && stems[language].has(term);
}
