const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
const marks = /\p{M}+/gu;

/** A word as written, with where it begins in the text (in UTF-16 units). */
export type WrittenWord = { word: string; index: number };

/** Lower case and without accents: 'Avó' and 'avo' become the same word. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(marks, '').toLowerCase().normalize('NFC');
}

/** Every word of a text as it is written, in order; hyphens part words, apostrophes do not. */
export function writtenWords(text: string): WrittenWord[] {
  return Array.from(text.matchAll(wordPattern), (match) => ({
    word: match[0],
    index: match.index,
  }));
}

/** Every word of a text in lower case with its accents, in order, possessive 's dropped. */
export function words(text: string): string[] {
  return writtenWords(text).map(({ word }) => plain(word));
}

/** Lower case, straight apostrophes, and no possessive ending. */
export function plain(word: string): string {
  return word.normalize('NFC').toLowerCase().replaceAll('’', "'").replace(/'s$/, '');
}

/** How many words a text has, counted as people count them: by the spaces between. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
