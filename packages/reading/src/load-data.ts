import { nearTerms } from './lexicon.ts';
import { readMessage } from './read-message.ts';

/**
 * Reads the models and the lexicon, which takes a few hundred milliseconds and is otherwise done at the first message.
 * The gazetteer, which takes 120 MB to read, is left until a place is asked for.
 */
export function loadData(): void {
  readMessage('');
  nearTerms('', 'en');
}
