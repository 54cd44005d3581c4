import { limits } from '#shared/limits.ts';

const label = '(?:(?:evidence|source|passage|story|fonte|prova|passagem|história|trecho)\\s*)?';
const numbers = '\\d{1,3}(?:\\s*[,;–-]\\s*\\d{1,3})*';
const marker = new RegExp(`(?<![^\\S\\n])[^\\S\\n]*[[【]\\^?${label}#?(${numbers})[\\]】]`, 'gi');
/** The end of a text that may yet become a marker. */
const unfinished = /(?<![^\S\n])[^\S\n]*(?:[[【][^\]】\n]{0,30})?$/;

/** A citation as `[2]` or `[1, 3]`. */
export interface Marker {
  /** Where it stood in the text without markers. */
  at: number;
  numbers: number[];
  /** Where it ends in the text as written. */
  end: number;
}

/** A text without its citations. */
export interface MarkedText {
  text: string;
  markers: Marker[];
  /** Of each character of the text, its place in the text as written. */
  origins: number[];
}

/** How much of a text holds no citation that is only half there. */
export function lengthWithoutHalfMarker(text: string): number {
  return unfinished.exec(text)?.index ?? text.length;
}

/** Takes the citations out of a text and notes where they stood. */
export function readMarkers(written: string): MarkedText {
  const markers: Marker[] = [];
  const origins: number[] = [];
  let text = '';
  let from = 0;
  const keep = (to: number) => {
    for (let at = from; at < to; at += 1) origins.push(at);
    text += written.slice(from, to);
  };
  for (const match of written.matchAll(marker)) {
    keep(match.index);
    from = match.index + match[0].length;
    markers.push({ at: text.length, numbers: readNumbers(match[1] ?? ''), end: from });
  }
  keep(written.length);
  return { text, markers, origins };
}

function readNumbers(list: string): number[] {
  return list.split(/[,;]/).flatMap((part) => {
    const [from = 0, to = from] = part.split(/[–-]/).map(Number);
    const length = Math.min(Math.max(0, to - from), limits.sourcesPerReply) + 1;
    return Array.from({ length }, (_, at) => from + at);
  });
}
