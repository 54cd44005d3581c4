import { nearTerms } from './lexicon.ts';
import { findPlace } from './places.ts';
import { readMessage } from './read-message.ts';

/**
 * Reads the models, the lexicon and the gazetteer, which takes some hundred milliseconds and is otherwise done at the
 * first message.
 */
export function loadData(): void {
  readMessage('');
  nearTerms('', 'en');
  findPlace('Porto');
}
