import type { Language } from '@heartwood/reading/language';
import { eachSentence } from '@heartwood/reading/sentences';
import { countWords } from '@heartwood/reading/words';
import {
  createYieldToEventLoop,
  type YieldToEventLoop,
} from '#server/platform/clock/yield-to-event-loop.ts';
import { limits } from '#shared/limits.ts';

/** A few whole sentences, verbatim; `gap` is the white space before it. */
export type Passage = { text: string; gap: string; words: number };

/** Part of a text, in UTF-16 units; the end is not included. */
type Piece = { start: number; end: number; words: number };

// Small, since recall joins neighbouring passages to a span; short paragraphs stay whole.
const passageWords = 45;
const paragraphWords = 70;
const tinyParagraphWords = 12;
// Characters; cuts text without spaces.
const longestPiece = 1_200;

/**
 * Splits a text into passages, in order; `joinPassages` returns the trimmed text again. Only a sentence longer than
 * `limits.passageWords` is cut, at the end of a clause. Yields to the event loop.
 */
export async function splitPassages(
  text: string,
  language: Language,
  eventLoop = createYieldToEventLoop(),
): Promise<Passage[]> {
  const spans: Piece[] = [];
  for (const paragraph of await paragraphsOf(text, language, eventLoop)) {
    if (eventLoop.isDue()) await eventLoop.yield();
    const last = spans.at(-1);
    const joined = last && join(last, paragraph);
    if (last && joined && last.words <= tinyParagraphWords && joined.words <= passageWords / 2) {
      spans[spans.length - 1] = joined;
    } else spans.push(...(paragraph.length ? balance(paragraph) : []));
  }
  return spans.map(({ start, end, words }, index) => ({
    text: text.slice(start, end),
    gap: text.slice(index === 0 ? start : spans[index - 1]?.end, start),
    words,
  }));
}

async function paragraphsOf(
  text: string,
  language: Language,
  eventLoop: YieldToEventLoop,
): Promise<Piece[][]> {
  const paragraphs: Piece[][] = [];
  for (const sentence of eachSentence(text, language)) {
    if (eventLoop.isDue()) await eventLoop.yield();
    const pieces = cutLongSentence(sentence.text, sentence.start, limits.passageWords);
    const paragraph = paragraphs.at(-1);
    if (sentence.beginsParagraph || !paragraph) paragraphs.push(pieces);
    else paragraph.push(...pieces);
  }
  return paragraphs;
}

// As few spans as needed, of about the same length.
function balance(pieces: Piece[]): Piece[] {
  const words = pieces.reduce((sum, piece) => sum + piece.words, 0);
  if (words <= paragraphWords && isReadable(pieces)) return [span(pieces)];
  const target = words / Math.ceil(words / passageWords);
  const spans: Piece[][] = [];
  let filled = 0;
  for (const piece of pieces) {
    const open = spans.at(-1);
    const size = open?.reduce((sum, one) => sum + one.words, 0) ?? 0;
    const fits = open && size + piece.words <= passageWords * 1.5 && isReadable([...open, piece]);
    const isDue = filled + piece.words / 2 >= target * spans.length;
    if (open && fits && !isDue) open.push(piece);
    else spans.push([piece]);
    filled += piece.words;
  }
  return spans.map(span);
}

function join(last: Piece, paragraph: Piece[]): Piece | undefined {
  const pieces = [last, ...paragraph];
  return isReadable(pieces) ? span(pieces) : undefined;
}

// Text without spaces has few words: its length is limited too.
function isReadable(pieces: Piece[]): boolean {
  const { start, end } = span(pieces);
  return end - start <= longestPiece;
}

function span(pieces: Piece[]): Piece {
  const start = pieces[0]?.start ?? 0;
  const end = pieces.at(-1)?.end ?? start;
  return { start, end, words: pieces.reduce((sum, piece) => sum + piece.words, 0) };
}

/** The text of successive passages. */
export function joinPassages(passages: readonly Pick<Passage, 'text' | 'gap'>[]): string {
  return passages.map(({ text, gap }, index) => (index === 0 ? text : gap + text)).join('');
}

/** Cuts a sentence longer than `maxWords` at the end of a clause, else of a word. */
function cutLongSentence(sentence: string, start: number, maxWords: number): Piece[] {
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
