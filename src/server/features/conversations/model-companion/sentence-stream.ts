import type { Language } from '@heartwood/reading/language';
import { type PlacedSentence, placedSentences } from '@heartwood/reading/sentences';
import { lengthWithoutHalfMarker, type MarkedText, type Marker, readMarkers } from './citations.ts';
import { takeConcern } from './concern.ts';

/** A whole sentence of a model, without its citations. */
export interface CitedSentence {
  text: string;
  /** The numbers that it cites, in order. */
  cites: number[];
  /** Whether a line break stands before it. */
  beginsParagraph: boolean;
}

/** A speech in quotation marks is one sentence, unless it is longer than this many characters. */
const longestSpeech = 700;

/** Cuts a text that comes in pieces into whole sentences with what they cite, and takes out the report of concern. */
export function createSentenceStream(language: Language) {
  let held = '';
  let isCheckIn = false;

  const take = (isEnd: boolean): CitedSentence[] => {
    const taken = takeConcern(held, isEnd);
    held = taken.text;
    isCheckIn ||= taken.isCheckIn ?? false;
    const safe = isEnd ? held.length : lengthWithoutHalfMarker(held);
    const marked = readMarkers(held.slice(0, safe));
    const placed = joinSpeeches(marked.text, placedSentences(marked.text, language));
    const ready = isEnd ? placed.length : placed.findIndex((_, at) => !isWhole(marked, placed, at));
    const whole = ready < 0 ? placed : placed.slice(0, ready);
    const owned = assignMarkers(marked, placed);
    const cited = whole.map((sentence, at) => ({ sentence, own: owned[at] ?? [] }));
    const last = cited.at(-1);
    if (last) held = held.slice(endOf(last.sentence, last.own, marked));
    return cited.map(({ sentence, own }) => ({
      text: withoutMarkup(sentence.text),
      cites: own.flatMap(({ numbers }) => numbers),
      beginsParagraph: endsWithLineBreak(marked.text.slice(0, sentence.start)),
    }));
  };

  return {
    /** @returns the sentences that have become whole. */
    push(piece: string): CitedSentence[] {
      held += piece;
      return take(false);
    },
    /** @returns what is left when nothing more comes, ended or not. */
    finish: () => take(true),
    /** Whether the model reported concern so far. */
    isCheckIn: () => isCheckIn,
  };
}

const endsWithLineBreak = (text: string) => text.slice(text.trimEnd().length).includes('\n');

/** Joins the sentences of a speech: who tells it and what it cites stand before and behind the whole. */
function joinSpeeches(text: string, sentences: readonly PlacedSentence[]): PlacedSentence[] {
  const joined: PlacedSentence[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    const whole = last && text.slice(last.start, sentence.start + sentence.text.length);
    const isSpeech = last && !sentence.beginsParagraph && holdsOpenSpeech(last.text);
    if (last && whole && isSpeech && whole.length <= longestSpeech)
      joined.splice(-1, 1, { ...last, text: whole });
    else joined.push(sentence);
  }
  return joined;
}

/** Whether more text cannot add to a sentence or to what it cites. */
function isWhole({ text }: MarkedText, placed: readonly PlacedSentence[], at: number): boolean {
  const sentence = placed[at] as PlacedSentence;
  const next = placed[at + 1];
  const end = sentence.start + sentence.text.length;
  if (text.slice(end, next?.start).includes('\n')) return true;
  return next !== undefined && !holdsOpenSpeech(sentence.text);
}

function holdsOpenSpeech(sentence: string): boolean {
  if (sentence.length > longestSpeech) return false;
  const count = (mark: string) => sentence.split(mark).length - 1;
  return count('“') > count('”') || count('«') > count('»') || count('"') % 2 === 1;
}

/**
 * Whose each citation is, sentence by sentence. One that stands between two sentences of a line is the first one's,
 * unless that one is led by its own, as in `[1] We sailed. [2] We sang.`
 */
function assignMarkers(
  { text, markers }: MarkedText,
  placed: readonly PlacedSentence[],
): Marker[][] {
  const owned: Marker[][] = placed.map(() => []);
  const led = new Set<number>();
  for (const marker of markers) {
    const next = placed.findIndex(({ start }) => start >= marker.at);
    const at = next < 0 ? placed.length : next;
    const before = placed[at - 1];
    const end = before ? before.start + before.text.length : 0;
    const isBehind =
      before &&
      (marker.at < end ||
        at === placed.length ||
        (!led.has(at - 1) && !text.slice(end, marker.at).includes('\n')));
    if (!isBehind) led.add(at);
    owned[isBehind ? at - 1 : at]?.push(marker);
  }
  return owned;
}

function endOf(sentence: PlacedSentence, own: readonly Marker[], { origins }: MarkedText): number {
  const lastCharacter = origins[sentence.start + sentence.text.length - 1] ?? 0;
  return Math.max(lastCharacter + 1, ...own.map(({ end }) => end));
}

// Small models make lists and headings whatever they are told.
function withoutMarkup(text: string): string {
  return text.replace(/^(?:[-*•–]\s+|#+\s+)/, '').replaceAll('**', '');
}
