import { placedSentences } from '@heartwood/reading/sentences';
import { fold, writtenWords } from '@heartwood/reading/words';
import { termsOf } from '../sentence-terms.ts';
import { sentenceLanguage, type ToldLanguage } from '../told-language.ts';

/** What a sentence claims: whom and where it names, its numbers, what it speaks of, and whether it denies. */
export interface Claims {
  names: string[];
  numbers: string[];
  terms: string[];
  denies: boolean;
}

export interface SourceIndex {
  language: ToldLanguage;
  sentences: { claims: Claims; everything: ReadonlySet<string> }[];
  /** Every term of the story. */
  terms: ReadonlySet<string>;
}

const denial =
  /(?<!\p{L})(?:not|never|no|nobody|nothing|none|neither|nor|without|\p{L}+n['’]t|não|nunca|ninguém|nada|nenhuma?|nem|sem)(?!\p{L})/iu;

export function readClaims(sentence: string, language: ToldLanguage): Claims {
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

/** A story, sentence by sentence, to hold against it what somebody says that it says. */
export function indexSource(life: string, language: ToldLanguage): SourceIndex {
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
