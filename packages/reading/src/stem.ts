import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import english from 'wink-porter2-stemmer';
import { irregularForms, otherSpellings } from './irregular-forms.ts';
import type { Language } from './language.ts';
import { fold } from './words.ts';

const stemmers: Record<Language, (word: string) => string> = { en: english, pt: portuguese };
const remembered: Record<Language, Map<string, string>> = { en: new Map(), pt: new Map() };
// By stem, so that 'colored' is led to 'colour' as well.
const otherRoots = new Map(
  Array.from(otherSpellings, ([word, usual]) => [english(word), english(usual)] as const),
);
const rememberAtMost = 50_000;
// The English stemmer takes a second for a word of thousands of letters; such words are not stemmed.
const longestStem = 40;

/**
 * What the forms of a word have in common, without accents: 'harbours' and 'harbour', 'histórias' and 'historia'.
 *
 * @param word lower case, best with its accents (Snowball, with irregular forms led back first)
 */
export function stem(word: string, language: Language): string {
  if (word.length > longestStem) return cut(fold(word));
  const known = remembered[language];
  const before = known.get(word);
  if (before !== undefined) return before;
  const root = findStem(word, language);
  if (known.size >= rememberAtMost) known.clear();
  known.set(word, root);
  return root;
}

function findStem(word: string, language: Language): string {
  if (/\d/.test(word)) return word;
  const base = irregularForms[language].get(word) ?? word;
  const root = stemmers[language](base);
  return fold((language === 'en' && otherRoots.get(root)) || root) || fold(base);
}

// No letter is cut in two: half of one is nothing that a database keeps.
function cut(word: string): string {
  return word.slice(0, longestStem).replace(/[\uD800-\uDBFF]$/, '');
}
