import { writtenWords } from '@heartwood/reading/words';

/** A noun phrase, such as 'the old mill by the river'. */
export interface NounPhrase {
  /** As written, from its article on. */
  text: string;
  /** Its noun, in lower case. */
  head: string;
  /** Whether it has a place or genitive: 'by the river'. */
  isPlaced: boolean;
  /** Whether it has an adjective. */
  isDescribed: boolean;
}

/** A word and the text between it and the one before. */
export interface Token {
  word: string;
  lower: string;
  index: number;
  gap: string;
}

export function tokensOf(text: string): Token[] {
  let end = 0;
  return writtenWords(text).map(({ word, index }) => {
    const gap = text.slice(end, index);
    end = index + word.length;
    return { word, lower: word.toLowerCase().replaceAll('’', "'"), index, gap };
  });
}

/** Whether only a blank or hyphen separates a word from the one before. */
export const isNext = (token: Token | undefined): token is Token =>
  token !== undefined && (token.gap === ' ' || token.gap === '-');

/** The text from one token to another, both included. */
export function textBetween(text: string, first: Token, last: Token): string {
  return text.slice(first.index, last.index + last.word.length);
}
