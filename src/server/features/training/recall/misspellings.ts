import type { QuestionWord } from './question-words.ts';

/** How many letters a word may differ from one that was taught to be taken for it; 0: it is not looked for. */
export function farthestMisspelling({ word, isName, isEveryday }: QuestionWord): number {
  // A word of everyday life is spelt as it was meant, whatever else looks like it.
  if (isEveryday || /\d/.test(word) || word.length < 3 || word.length > 40) return 0;
  if (isName) return word.length <= 5 ? 1 : 2;
  return word.length >= 8 ? 2 : word.length >= 6 ? 1 : 2;
}

/**
 * Whether a term may be what a word was meant to be. A short word that is not written as a name passes only
 * for the same letters doubled, missing a double or swapped: 'boat' is no misspelt 'coat', 'jhon' is 'john'.
 */
export function isLikelyMisspelling({ word, own, isName }: QuestionWord, term: string): boolean {
  if (isName && word.length >= 4) return true;
  const sameStart = own.some((form) => form[0] === term[0]);
  if (word.length >= 6) return sameStart;
  return (
    own.some((form) => single(form) === single(term) || swapped(form) === swapped(term)) &&
    sameStart
  );
}

function single(word: string): string {
  return word.replace(/(.)\1+/gu, '$1');
}

function swapped(word: string): string {
  return word.split('').sort().join('');
}
