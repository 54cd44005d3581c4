import type { Language } from '@heartwood/reading/language';
import { eachSentence } from '@heartwood/reading/sentences';
import {
  createYieldToEventLoop,
  type YieldToEventLoop,
} from '#server/platform/clock/yield-to-event-loop.ts';
import { limits } from '#shared/limits.ts';
import { cutLongSentence, type Piece } from './cut-long-sentence.ts';

/** A few whole sentences, verbatim; `gap` is the white space before it. */
export type Passage = { text: string; gap: string; words: number };

// Small, since recall joins neighbouring passages to a span; short paragraphs stay whole.
const passageWords = 45;
const paragraphWords = 70;
const tinyParagraphWords = 12;

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
  return end - start <= 1_200;
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
