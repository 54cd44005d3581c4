import type { SpokenWord } from '#shared/contracts/voice.ts';

const word = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;

/** When something at a place of the text began to be said. */
export interface SpokenAt {
  offset: number;
  ms: number;
}

interface PlacedWord {
  start: number;
  end: number;
}

function wordsOf(text: string): PlacedWord[] {
  return [...text.matchAll(word)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
}

/** The words of a text by when they begin; each lasts until the next one begins. */
export function placeWords(text: string, begun: readonly SpokenAt[], endMs: number): SpokenWord[] {
  const words = wordsOf(text);
  const placed: SpokenWord[] = [];
  let index = 0;
  for (const { offset, ms } of begun) {
    while (index < words.length && (words[index]?.end ?? 0) <= offset) index += 1;
    const here = words[index];
    // Signs such as % are said, but are no words of their own: they belong to the word before.
    if (!here || offset < here.start || placed.at(-1)?.start === here.start) continue;
    const last = placed.at(-1);
    if (last) last.toMs = ms;
    placed.push({ ...here, fromMs: ms, toMs: endMs });
  }
  return placed;
}

/** For a voice that does not tell when it says what: words share the time by their length. */
export function estimateWords(text: string, endMs: number): SpokenWord[] {
  const words = wordsOf(text);
  // A short word takes time too, and so does the pause after it.
  const weightOf = ({ start, end }: PlacedWord) => end - start + 2;
  const whole = words.reduce((sum, one) => sum + weightOf(one), 0);
  let before = 0;
  const begun = words.map((one) => {
    const ms = Math.round((before / whole) * endMs);
    before += weightOf(one);
    return { offset: one.start, ms };
  });
  return placeWords(text, begun, endMs);
}
