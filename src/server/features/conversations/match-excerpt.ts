import { fold } from '@heartwood/reading/words';

const wordsAtMost = 8;
const charactersBefore = 40;
const characters = 160;

/** The words that each result of a search must hold. */
export function searchWords(query: string): string[] {
  return query.split(/\s+/).filter(Boolean).slice(0, wordsAtMost);
}

/** A span of a text on one line around the first of the words, cut between words. */
export function excerptAround(text: string, words: readonly string[]): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const at = firstPlace(line, words);
  const from = at <= charactersBefore ? 0 : line.indexOf(' ', at - charactersBefore) + 1;
  const start = Math.min(from, at);
  const far = line.length - start <= characters ? -1 : line.lastIndexOf(' ', start + characters);
  const end = far === -1 ? Math.min(line.length, start + characters) : Math.max(far, at + 1);
  return `${start > 0 ? '… ' : ''}${line.slice(start, end)}${end < line.length ? ' …' : ''}`;
}

function firstPlace(line: string, words: readonly string[]): number {
  // Folding may change the length of a text: places are counted sign by sign.
  const signs = Array.from(line);
  const folded = signs.map((sign) => fold(sign));
  const whole = folded.join('');
  const places = words.map((word) => whole.indexOf(fold(word))).filter((place) => place >= 0);
  let left = places.length > 0 ? Math.min(...places) : 0;
  let at = 0;
  for (const [index, sign] of folded.entries()) {
    if (left <= 0) break;
    left -= sign.length;
    at += signs[index]?.length ?? 0;
  }
  return at;
}
