import { countWords } from '@heartwood/reading/words';

/** A stretch of a text by its place in it (UTF-16 units, end not included). */
export type Piece = { start: number; end: number; words: number };

// A passage is read in one breath whatever its script: text without spaces is cut by length.
const longestPiece = 1_200;

/** A sentence as one piece, or cut at the end of a clause (else of a word) when it is longer than `maxWords`. */
export function cutLongSentence(sentence: string, start: number, maxWords: number): Piece[] {
  const pieces: Piece[] = [];
  let rest = sentence;
  let from = start;
  while (rest) {
    // Counted only where it may be the last piece: a text of one endless sentence is not read again for each.
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
