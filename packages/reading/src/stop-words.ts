import type { Language } from './language.ts';
import { wordList } from './word-lists.ts';
import { fold } from './words.ts';

const lists: Record<Language, ReadonlySet<string>> = {
  en: new Set(wordList('stop word', 'en')),
  pt: new Set(wordList('stop word', 'pt').map(fold)),
};

/**
 * Whether a word only holds a sentence together in this language.
 *
 * @param word lower case, with or without its accents
 */
export function isStopWord(word: string, language: Language): boolean {
  return lists[language].has(language === 'pt' ? fold(word) : word);
}
