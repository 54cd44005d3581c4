import { wordList } from '@heartwood/reading/word-lists';

/** Part of a text, in UTF-16 units; the end is not included. */
export interface TextSpan {
  start: number;
  end: number;
}

const afterMark = /[,;:—–)、，；]["'”’»]?$/;
const conjunctions = new Set(wordList('conjunction'));
const longestWord = 60;

/**
 * Cuts a sentence into pieces of at most `longest` words (`longest + 3` at the end): after a punctuation mark, else
 * before a conjunction, else between two words. No word is lost.
 */
export function clausePieces(sentence: string, longest: number): TextSpan[] {
  const words = wordsOf(sentence);
  const pieces: TextSpan[] = [];
  let from = 0;
  while (from < words.length) {
    const left = words.length - from;
    const count = left <= longest + 3 ? left : clauseEnd(sentence, words.slice(from), longest);
    const [first, last] = [words[from], words[from + count - 1]];
    if (first && last) pieces.push({ start: first.start, end: last.end });
    from += count;
  }
  return pieces;
}

// In scripts without spaces, two characters are one word, as in `countStoryWords`.
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{1,2}[、，；。！？」』]*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/gu;

function wordsOf(sentence: string): TextSpan[] {
  return Array.from(sentence.matchAll(word)).flatMap(({ 0: text, index }) =>
    Array.from({ length: Math.ceil(text.length / longestWord) }, (_, part) => ({
      start: index + part * longestWord,
      end: index + Math.min(text.length, (part + 1) * longestWord),
    })),
  );
}

function clauseEnd(sentence: string, words: readonly TextSpan[], longest: number): number {
  const earliest = Math.ceil(longest / 3);
  const at = (index: number) => sentence.slice(words[index]?.start, words[index]?.end);
  for (let end = longest; end > earliest; end -= 1) if (afterMark.test(at(end - 1))) return end;
  for (let end = longest; end > earliest; end -= 1)
    if (conjunctions.has(at(end).toLowerCase())) return end;
  return longest;
}
