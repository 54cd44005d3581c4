import { countWords } from '@heartwood/reading/words';

/** Part of a text, in UTF-16 units; the end is not included. */
export type Piece = { start: number; end: number; words: number };

// Characters; cuts text without spaces.
const longestPiece = 1_200;

/** Cuts a sentence longer than `maxWords` at the end of a clause, else of a word. */
export function cutLongSentence(sentence: string, start: number, maxWords: number): Piece[] {
  const pieces: Piece[] = [];
  let rest = sentence;
  let from = start;
  while (rest) {
    // Words are counted only if it may be the last piece, which keeps the time linear.
    const words = rest.length <= longestPiece ? countWords(rest) : Number.POSITIVE_INFINITY;
    if (words <= maxWords) {
      pieces.push({ start: from, end: from + rest.length, words });
      break;
    }
    const cut = clauseEnd(rest, maxWords);
    const head = rest.slice(0, cut).trimEnd();
    pieces.push({ start: from, end: from + head.length, words: countWords(head) });
    const tail = rest.slice(cut).trimStart();
    from += rest.length - tail.length;
    rest = tail;
  }
  return pieces;
}

// The last clause that ends within the limit and well into it, else the last word that does.
function clauseEnd(sentence: string, maxWords: number): number {
  let lastWord = 0;
  let lastClause = 0;
  let words = 0;
  for (const word of sentence.slice(0, longestPiece + 1).matchAll(/\S+\s*/g)) {
    const end = word.index + word[0].length;
    if (++words > maxWords || end > longestPiece) break;
    lastWord = end;
    if (words > maxWords / 3 && /[,;:—–)]["'”’]?\s*$/.test(word[0])) lastClause = end;
  }
  return lastClause || lastWord || beforeHalfACharacter(sentence, longestPiece);
}

function beforeHalfACharacter(text: string, at: number): number {
  const unit = text.charCodeAt(at - 1);
  return unit >= 0xd800 && unit <= 0xdbff ? at - 1 : at;
}
