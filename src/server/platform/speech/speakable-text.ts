const blank = (text: string) => ' '.repeat(text.length);

/** Blanks all of a match but what is to be said of it. */
const keep = (match: string, said: string, at: number) =>
  blank(match.slice(0, at)) + said + blank(match.slice(at + said.length));

/**
 * A text as it is to be read aloud: without markup, tags, addresses, marks of sources and pictographs.
 * Omitted characters become blanks, so that every word keeps its offset.
 */
export function speakableText(text: string): string {
  return (
    text
      .replace(/<!--[\s\S]*?-->|<[/?!]?[a-z][^<>]*>/gi, blank)
      .replace(/!?\[([^\][]*)\]\([^()\s]*(?:\s+"[^"]*")?\)/g, (match, label: string) =>
        keep(match, label, match.indexOf('[') + 1),
      )
      .replace(/\[\^?\d+(?:\s*[,;–-]\s*\^?\d+)*\]|【[^】]*】/g, blank)
      .replace(/\b(?:https?:\/\/|www\.)\S+/gi, blank)
      .replace(/&amp;/gi, '&    ')
      .replace(/&(?:[a-z]+|#x?[\da-f]+);/gi, blank)
      .replace(/^[ \t]*(?:#{1,6}[ \t]|>+|[-*+•][ \t]|`{3,}.*$|[-*_=]{3,}[ \t]*$)/gm, blank)
      .replace(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, blank)
      .replace(/[*~`^|\\{}[\]<>#\u00b2\u00b3\u00b9\u2070-\u2079]/g, blank)
      .replace(/[\u{10000}-\u{10ffff}]|\p{Extended_Pictographic}|\p{Cs}|\p{Cf}/gu, blank)
      .replace(/[\ufe00-\ufe0f\u20e3]/g, blank)
      .replace(/[^\P{Cc}\n\r\t]/gu, blank)
      // A letter with its accent written apart is read as two; blanks make up at the word's end.
      .replace(/[\p{L}\p{M}]+/gu, (word) => word.normalize('NFC').padEnd(word.length))
  );
}

const letters = /\p{L}/gu;
const latinLetters = /\p{Script=Latin}/gu;
const foreignLetters = /[^\P{L}\p{Script=Latin}]/gu;

/** Whether there is anything in a text that can be said. */
export function isSayable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** The text for a voice that knows Latin letters only: few others are left out; undefined where they are most of it. */
export function inLatinLetters(text: string): string | undefined {
  const all = text.match(letters)?.length ?? 0;
  const latin = text.match(latinLetters)?.length ?? 0;
  if (latin * 2 < all) return undefined;
  return text.replace(foreignLetters, blank);
}
