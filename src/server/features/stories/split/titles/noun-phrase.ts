/** A thing as a text names it, such as 'the old mill by the river'. */
export interface NounPhrase {
  /** As written, from its article on. */
  text: string;
  /** The word that it is about, lower case. */
  head: string;
  /** Whether it is told where or of what it is. */
  isPlaced: boolean;
  /** Whether a word says what it is like. */
  isDescribed: boolean;
}

/** A word and what stands between it and the one before. */
export interface Token {
  word: string;
  lower: string;
  index: number;
  gap: string;
}
