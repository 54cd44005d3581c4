import { countWords } from '@heartwood/reading/words';

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/** How many words a life story has; of scripts without spaces two signs count as one. */
export function countStoryWords(text: string): number {
  const signs = text.match(unspaced)?.length ?? 0;
  return signs === 0
    ? countWords(text)
    : countWords(text.replace(unspaced, ' ')) + Math.ceil(signs / 2);
}
