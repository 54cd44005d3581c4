/** How much a prompt may hold. */
export interface PromptRoom {
  /** Of instructions and messages together. */
  characters: number;
  passages: number;
  wordsPerPassage: number;
  /** Earlier messages. */
  turns: number;
  /** Characters of each line about the person. */
  line: number;
  relatives: number;
}

/** Between the four of English and the three of Portuguese, on the safe side. */
export const charactersPerToken = 3;
const promptTokens = 3_000;
/** Kept free for the answer and what a provider adds. */
const reservedTokens = 500;
const smallBelow = 4_000;

/** The room for a prompt in a model's context, in tokens. Small contexts get a shorter form. */
export function promptRoom(contextTokens: number): PromptRoom {
  const tokens = Math.min(promptTokens, contextTokens - reservedTokens);
  const characters = Math.max(0, tokens) * charactersPerToken;
  return contextTokens < smallBelow
    ? { characters, passages: 5, wordsPerPassage: 60, turns: 2, line: 80, relatives: 8 }
    : { characters, passages: 10, wordsPerPassage: 120, turns: 12, line: 200, relatives: 20 };
}
