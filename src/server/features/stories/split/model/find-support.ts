import { placedSentences, splitSentences } from '@heartwood/reading/sentences';
import { fold, writtenWords } from '@heartwood/reading/words';
import { termsOf } from '../sentence-terms.ts';
import { type RuleLanguage, sentenceLanguage } from '../story-language.ts';

/** The names, numbers and terms of a sentence, and whether it is negative. */
interface Claims {
  names: string[];
  numbers: string[];
  terms: string[];
  denies: boolean;
}

export interface SourceIndex {
  language: RuleLanguage;
  sentences: { claims: Claims; everything: ReadonlySet<string> }[];
  /** Every term of the story. */
  terms: ReadonlySet<string>;
}

const denial =
  /(?<!\p{L})(?:not|never|no|nobody|nothing|none|neither|nor|without|\p{L}+n['’]t|não|nunca|ninguém|nada|nenhuma?|nem|sem)(?!\p{L})/iu;

function readClaims(sentence: string, language: RuleLanguage): Claims {
  const words = writtenWords(sentence);
  return {
    names: words
      .slice(1)
      .filter(({ word }) => /^\p{Lu}/u.test(word) && word !== 'I')
      .map(({ word }) => nameOf(word)),
    numbers: words.filter(({ word }) => /\p{N}/u.test(word)).map(({ word }) => word.toLowerCase()),
    terms: termsOf(sentence, language),
    denies: denial.test(sentence),
  };
}

/** Indexes a story by sentence, to check other texts against it. */
export function indexSource(life: string, language: RuleLanguage): SourceIndex {
  const sentences = placedSentences(life, sentenceLanguage(language)).map(({ text }) => {
    const claims = readClaims(text, language);
    const words = writtenWords(text).map(({ word }) => nameOf(word));
    return { claims, everything: new Set([...words, ...claims.terms]) };
  });
  return { language, sentences, terms: new Set(sentences.flatMap(({ claims }) => claims.terms)) };
}

function nameOf(word: string): string {
  return fold(word).replace(/['’]s$/, '');
}

/** A sentence may combine so many successive sentences of the story. */
const window = 3;
/** The share of its terms that these must hold; all must occur in the story. */
const nearEnough = 0.8;

/**
 * Returns the index of the story's sentence that supports a text; undefined if a sentence of the text has a name,
 * number or term that the story lacks, or takes them from different parts of it.
 */
export function findSupport(text: string, source: SourceIndex): number | undefined {
  const places = splitSentences(text, sentenceLanguage(source.language)).map((sentence) =>
    placeOf(readClaims(sentence, source.language), source),
  );
  const found = places.filter((place) => place !== undefined);
  return found.length === places.length ? found[0] : undefined;
}

/** Whether all numbers and terms of a title occur in the story. */
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
 * The sentences that share most terms with a claim. 'He came' shares all its terms with 'He never came', so one of
 * these must be negative if the claim is.
 */
function nearestOf(claims: Claims, near: SourceIndex['sentences']): number[] {
  const shares = near.map(
    ({ everything }) => claims.terms.filter((term) => everything.has(term)).length,
  );
  const most = Math.max(...shares);
  return [...shares.keys()].filter((at) => shares[at] === most);
}
