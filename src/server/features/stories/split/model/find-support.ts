import { splitSentences } from '@heartwood/reading/sentences';
import { sentenceLanguage } from '../told-language.ts';
import { type Claims, readClaims, type SourceIndex } from './source-index.ts';

/** A sentence may put together what the story says in so many sentences, one after another. */
const window = 3;
/** Of its terms, what must stand near together in the story; all must stand somewhere in it. */
const nearEnough = 0.8;

/**
 * Where the story says what a text says, by the number of a sentence; undefined where any sentence of the text
 * holds a name, a number or anything else that the story does not, or takes it from here and there.
 */
export function findSupport(text: string, source: SourceIndex): number | undefined {
  const places = splitSentences(text, sentenceLanguage(source.language)).map((sentence) =>
    placeOf(readClaims(sentence, source.language), source),
  );
  const found = places.filter((place) => place !== undefined);
  return found.length === places.length ? found[0] : undefined;
}

/** Whether each name and number, and nearly each other word, of a few words stands somewhere in the story. */
export function isOfStory(words: string, source: SourceIndex): boolean {
  const { numbers, terms } = readClaims(words, source.language);
  const known = (one: string) => source.sentences.some(({ everything }) => everything.has(one));
  return numbers.every(known) && terms.every((term) => source.terms.has(term));
}

function placeOf(claims: Claims, source: SourceIndex): number | undefined {
  if (!claims.terms.every((term) => source.terms.has(term))) return undefined;
  for (const at of source.sentences.keys()) {
    const near = source.sentences.slice(at, at + window);
    const has = (one: string) => near.some(({ everything }) => everything.has(one));
    if (![...claims.names, ...claims.numbers].every(has)) continue;
    const shared = claims.terms.filter(has).length;
    if (shared < claims.terms.length * nearEnough) continue;
    const nearest = nearestOf(claims, near);
    if (nearest.some((one) => near[one]?.claims.denies === claims.denies))
      return at + (nearest[0] ?? 0);
  }
  return undefined;
}

/**
 * Which of a few sentences share most with what is claimed. 'He came' shares all its words with 'He never came', so
 * one of these must deny where it denies.
 */
function nearestOf(claims: Claims, near: SourceIndex['sentences']): number[] {
  const shares = near.map(
    ({ everything }) => claims.terms.filter((term) => everything.has(term)).length,
  );
  const most = Math.max(...shares);
  return [...shares.keys()].filter((at) => shares[at] === most);
}
