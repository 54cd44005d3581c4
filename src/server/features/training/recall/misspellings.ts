import type { QuestionWord } from './question-words.ts';

const shortWord = 5;

/** The greatest edit distance between a word and an indexed term; 0: misspellings are not looked for. */
export function farthestMisspelling({ word, isName, isInLexicon }: QuestionWord): number {
  if (isInLexicon || /\d/.test(word) || word.length > 40) return 0;
  if (word.length <= shortWord) return isName && word.length > 3 ? 1 : 0;
  return isName || word.length >= 8 ? 2 : 1;
}

// Letters that sound alike in names: 'Katarina', 'Catarina'.
const soundAlike = ['ckq', 'fp', 'ijy', 'szc', 'vwb', 'gj', 'eh', 'oh', 'ah'];

/** The first letters of terms that a word may be a misspelling of. */
export function startsOf({ own, isName }: QuestionWord): string[] {
  const letters = own.map((form) => form.charAt(0));
  const alike = isName
    ? soundAlike.filter((group) => letters.some((one) => group.includes(one)))
    : [];
  return [...new Set([...letters, ...alike.join('')])];
}

/**
 * Corrections of a short word: two letters swapped, one doubled or not doubled. A substituted letter makes another
 * word ('boat', 'coat'), but 'jhon' is 'john' and 'ana' is 'anna'.
 */
export function shortMisspellings({ word, own, isInLexicon }: QuestionWord): string[] {
  if (isInLexicon || word.length > shortWord || word.length < 3 || /\d/.test(word)) return [];
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
