import { detectLanguage } from './detect-language.ts';
import { commonWordsOf, properWordsOf, type Token, tokensOf } from './fact-tokens.ts';
import { tellerOf } from './guess-teller.ts';
import type { Gender } from './kin-relations.ts';
import { type KinStatement, readKin } from './kin-statements.ts';
import type { Language } from './language.ts';
import { type Audience, findAudience, kindOfTeller, type Narrator } from './narrator.ts';
import { splitSentences } from './sentences.ts';

/** A sentence of a story as it was read; a story's title is its first. */
export interface ReadSentence {
  text: string;
  isTitle: boolean;
  story: number;
  language: Language;
  tokens: readonly Token[];
  kin: readonly KinStatement[];
  narrator: Narrator;
}

/** The stories of a family as they were read. */
export interface ReadStories {
  sentences: readonly ReadSentence[];
  audience: Audience | undefined;
  /** Words that are written small somewhere in the stories. */
  commonWords: ReadonlySet<string>;
  /** Words that are written with a capital within a sentence. */
  properWords: ReadonlySet<string>;
}

/** What is longer is no sentence, but a list or a text without marks; nothing is read in it. In characters. */
const longest = 1_500;

/**
 * Reads stories sentence by sentence, and who tells each: `null` is a relative whose name is not known; where none is
 * given, by how they are told.
 */
export function readStories(
  stories: ReadonlyArray<{ title: string; content: string; teller?: string | null }>,
  person: { gender: Gender; name?: string; fullName?: string },
): ReadStories {
  const { gender } = person;
  const commonWords = commonWordsOf(stories.map(({ content }) => content));
  const read = stories.map(({ title, content, teller }, story) => {
    const language = detectLanguage(content);
    const texts = [title, ...splitSentences(content, language)];
    const sentences = texts.map((text, at) => {
      const tokens = text.length > longest ? [] : tokensOf(text);
      const kin = readKin({ tokens, language, commonWords });
      return { text, isTitle: at === 0, story, language, tokens, kin };
    });
    const told = teller === null ? null : tellerOf({ content, ...(teller && { teller }) }, person);
    const isByRelative = teller === null;
    return { teller: told, isByRelative, sentences, kin: sentences.flatMap(({ kin }) => kin) };
  });
  // Stories whose teller is not named may have several; each is read by itself.
  const kinOf = (teller: string | null, own: readonly KinStatement[] = []) =>
    teller === null ? own : read.filter((each) => each.teller === teller).flatMap(({ kin }) => kin);
  const sentences = read.flatMap(({ teller, isByRelative, sentences, kin }) => {
    const kind = teller === 'self' ? undefined : kindOfTeller(kinOf(teller, kin), gender);
    // Where no teller is given, only one who says 'Dad' or 'Nan' of the person is believed to be another.
    const isPerson = teller === 'self' || (teller === null && !kind && !isByRelative);
    const narrator: Narrator = isPerson ? { is: 'person' } : { is: 'relative', kind };
    return sentences.map((sentence) => ({ ...sentence, narrator }));
  });
  const written = sentences.filter(({ isTitle }) => !isTitle).map(({ tokens }) => tokens);
  return {
    sentences,
    audience: findAudience(kinOf('self'), gender),
    commonWords,
    properWords: properWordsOf(written),
  };
}
