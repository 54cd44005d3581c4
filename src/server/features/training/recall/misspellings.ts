import type { QuestionWord } from './question-words.ts';

const shortWord = 5;

/** How many letters a long word or a name may differ from one that was taught; 0: it is not looked for. */
export function farthestMisspelling({ word, isName, isEveryday }: QuestionWord): number {
  // A word of everyday life is spelt as it was meant, whatever else looks like it.
  if (isEveryday || /\d/.test(word) || word.length > 40) return 0;
  if (word.length <= shortWord) return isName && word.length > 3 ? 1 : 0;
  return isName || word.length >= 8 ? 2 : 1;
}

// A name is written as it is heard: 'Katarina' may be told as 'Catarina'.
const soundAlike = ['ckq', 'fp', 'ijy', 'szc', 'vwb', 'gj', 'eh', 'oh', 'ah'];

/** The letters that a word may have been meant to begin with. */
export function startsOf({ own, isName }: QuestionWord): string[] {
  const letters = own.map((form) => form.charAt(0));
  const alike = isName
    ? soundAlike.filter((group) => letters.some((one) => group.includes(one)))
    : [];
  return [...new Set([...letters, ...alike.join('')])];
}

/**
 * What a short word may have been meant to be: two letters swapped, one doubled or not doubled. Any other
 * letter makes another word: 'boat' is no misspelt 'coat', but 'jhon' is 'john' and 'ana' is 'anna'.
 */
export function shortMisspellings({ word, own, isEveryday }: QuestionWord): string[] {
  if (isEveryday || word.length > shortWord || word.length < 3 || /\d/.test(word)) return [];
  const forms = own.flatMap((form) => {
    const letters = Array.from(form);
    return letters.slice(1).flatMap((letter, index) => {
      const at = index + 1;
      const before = letters[at - 1] ?? '';
      const start = letters.slice(0, at - 1).join('');
      const end = letters.slice(at + 1).join('');
      const single = letter === before ? [start + letter + end] : [start + letter + before + end];
      return [...single, start + before + letter + letter + end];
    });
  });
  return [...new Set(forms)].filter((form) => form.length > 2 && !own.includes(form));
}
