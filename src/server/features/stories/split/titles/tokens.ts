import { writtenWords } from '@heartwood/reading/words';
import type { Token } from './noun-phrase.ts';

export function tokensOf(text: string): Token[] {
  let end = 0;
  return writtenWords(text).map(({ word, index }) => {
    const gap = text.slice(end, index);
    end = index + word.length;
    return { word, lower: word.toLowerCase().replaceAll('’', "'"), index, gap };
  });
}

/** Whether a word follows on the one before without a mark between them. */
export const isNext = (token: Token | undefined): token is Token =>
  token !== undefined && (token.gap === ' ' || token.gap === '-');

/** The text from one token to another, both included. */
export function textBetween(text: string, first: Token, last: Token): string {
  return text.slice(first.index, last.index + last.word.length);
}
