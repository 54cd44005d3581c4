import { fold } from '@heartwood/reading/words';

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
/** Letters that are no letter with an accent, as people without them on their keys type them. */
const spelledOut: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const longestWord = 60;
// PostgreSQL holds a megabyte of words in one document.
const mostBytes = 900_000;

function foldedWords(text: string): string[] {
  const plain = fold(text.normalize('NFKC')).replace(
    /[ßæœøłđðþı]/g,
    (one) => spelledOut[one] ?? one,
  );
  return (plain.match(wordPattern) ?? []).map((word) => word.slice(0, longestWord));
}

/** Each word of these texts once, folded, parted by spaces: what the search index is made of. */
export function searchText(texts: readonly (string | null | undefined)[]): string {
  const words = new Set<string>();
  let bytes = 0;
  for (const text of texts) {
    for (const word of foldedWords(text ?? '')) {
      if (words.has(word)) continue;
      bytes += Buffer.byteLength(word) + 1;
      if (bytes > mostBytes) return [...words].join(' ');
      words.add(word);
    }
  }
  return [...words].join(' ');
}

/** A tsquery for memories that hold every word, the last one perhaps only begun; undefined where there is none. */
export function searchQuery(text: string): string | undefined {
  const words = foldedWords(text);
  if (words.length === 0) return undefined;
  return words
    .map((word, index) => `'${word}'${index === words.length - 1 ? ':*' : ''}`)
    .join(' & ');
}

/** Each tag once, however it is spelled: the first spelling stays. */
export function tidyTags(tags: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const tag of tags) {
    const key = fold(tag);
    if (!known.has(key)) known.set(key, tag);
  }
  return [...known.values()];
}
