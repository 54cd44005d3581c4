import { writtenWords } from '@heartwood/reading/words';
import type { Cues } from './cues/cues.ts';

export interface NamedPlace {
  name: string;
  /** Where it begins in the text. */
  index: number;
}

const lookBack = 40;
const inName = /^(?:of|de|da|do|das|dos|upon|sur|la|le|el|the)$/;

/** The places that a text names: names after prepositions such as 'in', 'at' or 'from'. */
export function findPlaces(text: string, cues: Cues): NamedPlace[] {
  const words = writtenWords(text);
  const places: NamedPlace[] = [];
  for (let at = 1; at < words.length; at += 1) {
    const first = words[at];
    if (!first || !isName(first.word, cues)) continue;
    const before = text.slice(Math.max(0, first.index - lookBack), first.index);
    if (!cues.beforePlace.test(before)) continue;
    const last = endOfName(text, words, at, cues);
    const end = words[last] ?? first;
    const rest = text.slice(end.index + end.word.length);
    at = last;
    // 'at Mrs. Dolan's' and 'in Handsworth's shops' are not places.
    if (/^['’.]s?\b|^\. \p{Lu}/u.test(rest) && /^(?:Mr|Mrs|Ms|Dr|St|Sr|Sra|Dr)$/.test(end.word))
      continue;
    if (/['’]s$/.test(end.word)) continue;
    places.push({ name: text.slice(first.index, end.index + end.word.length), index: first.index });
  }
  return places;
}

function isName(word: string, cues: Cues): boolean {
  return (
    /^\p{Lu}[\p{Ll}\p{M}'’]/u.test(word) &&
    !cues.notPlaces.has(word.toLowerCase()) &&
    word.length > 2
  );
}

function endOfName(
  text: string,
  words: readonly { word: string; index: number }[],
  first: number,
  cues: Cues,
): number {
  let last = first;
  for (let at = first + 1; at <= first + 4; at += 1) {
    const [previous, word] = [words[at - 1], words[at]];
    if (!previous || !word) break;
    const between = text.slice(previous.index + previous.word.length, word.index);
    if (between !== ' ' && between !== '-') break;
    if (isName(word.word, cues) || /^\p{Lu}/u.test(word.word)) last = at;
    else if (!inName.test(word.word)) break;
  }
  return last;
}
