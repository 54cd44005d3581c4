/** A stretch of a text, by its place in it. */
export interface Stretch {
  start: number;
  end: number;
}

const afterMark = /[,;:—–)、，；]["'”’»]?$/;
const conjunctions = new Set(
  `and but so then when because where while until after before although or who which that
e mas então quando porque onde enquanto até depois antes embora ou que
y pero cuando porque donde et mais quand und aber als weil`.split(/\s+/),
);
const longestWord = 60;

/**
 * One sentence that is too long to be spoken within a scene, in pieces of at most `longest` words: cut after a mark,
 * else before a word that begins a clause, else between two words. No word is lost.
 */
export function clausePieces(sentence: string, longest: number): Stretch[] {
  const words = wordsOf(sentence);
  const pieces: Stretch[] = [];
  let from = 0;
  while (from < words.length) {
    const left = words.length - from;
    // Two or three words alone would sound like a mistake.
    const count = left <= longest + 3 ? left : clauseEnd(sentence, words.slice(from), longest);
    const [first, last] = [words[from], words[from + count - 1]];
    if (first && last) pieces.push({ start: first.start, end: last.end });
    from += count;
  }
  return pieces;
}

// Signs of a script without spaces are counted two to a word, as its story's length is.
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{1,2}[、，；。！？」』]*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/gu;

function wordsOf(sentence: string): Stretch[] {
  return Array.from(sentence.matchAll(word)).flatMap(({ 0: text, index }) =>
    Array.from({ length: Math.ceil(text.length / longestWord) }, (_, part) => ({
      start: index + part * longestWord,
      end: index + Math.min(text.length, (part + 1) * longestWord),
    })),
  );
}

function clauseEnd(sentence: string, words: readonly Stretch[], longest: number): number {
  const earliest = Math.ceil(longest / 3);
  const at = (index: number) => sentence.slice(words[index]?.start, words[index]?.end);
  for (let end = longest; end > earliest; end -= 1) if (afterMark.test(at(end - 1))) return end;
  for (let end = longest; end > earliest; end -= 1)
    if (conjunctions.has(at(end).toLowerCase())) return end;
  return longest;
}
