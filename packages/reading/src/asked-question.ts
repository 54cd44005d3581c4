import { addressWords } from './address.ts';
import type { KinAlias } from './kin-aliases.ts';
import type { Language } from './language.ts';
import { nearTerms, onesOfKind } from './lexicon.ts';
import { isFormWord, type QuestionKind, questionKind } from './question-kind.ts';
import { stem } from './stem.ts';
import { fold, plain, writtenWords } from './words.ts';

/** A word of meaning in a question, as recall weighed it. */
export interface AskedTerm {
  word: string;
  weight: number;
  /** Whether anything that was told holds it. */
  known: boolean;
  /** The stem it was taken for where it was misspelt. */
  readAs?: string;
  /** From an earlier turn that the question follows up. */
  fromHistory: boolean;
}

/** A question made ready to be compared with sentences. */
export interface AskedQuestion {
  kind: QuestionKind;
  language: Language;
  terms: readonly ReadTerm[];
  asksYou: boolean;
  /** Whether it asks what the person would say or want of the family now. */
  asksForParting: boolean;
  /** Stems of what is of the kind that is asked for, as oak for `which tree`; undefined where no kind is named. */
  ofKind: ReadonlySet<string> | undefined;
}

export interface ReadTerm {
  weight: number;
  isKnown: boolean;
  isName: boolean;
  fromHistory: boolean;
  own: ReadonlySet<string>;
  near: ReadonlyMap<string, number>;
}

/** Words that ask rather than say what is asked for, folded stems of either language. */
const askingWords: ReadonlySet<string> = new Set(
  `tell remember know story talk happen say think like describe share recall mean please really exactly actually
  conta conte contar fala falar lembra lembrar sabe saber historia diz dizer acha achar explica`
    .split(/\s+/)
    .flatMap((word) => [stem(word, 'en'), stem(word, 'pt'), word]),
);

/** Reads a question with the words that recall found in it. */
export function readAskedQuestion(
  question: string,
  language: Language,
  terms: readonly AskedTerm[],
  aliases: readonly KinAlias[] = [],
): AskedQuestion {
  const kind = questionKind(question, language);
  const addressed = addressWords(question, language);
  const called = new Set(
    writtenWords(question)
      .filter(({ index }) => addressed.has(index))
      .map(({ word }) => fold(plain(word))),
  );
  const names = new Set(
    writtenWords(question)
      .filter(({ word, index }) => index > 0 && /^\p{Lu}\p{Ll}/u.test(word))
      .map(({ word }) => fold(plain(word))),
  );
  const all = terms
    .filter(({ word, fromHistory }) => {
      const bare = fold(word);
      return fromHistory || !(called.has(bare) || isFormWord(bare, kind));
    })
    .map((term) => ({
      ...readTerm(term, language, aliases),
      asks: askingWords.has(stem(term.word, language)),
    }));
  const telling = all.filter(({ asks }) => !asks);
  const used = telling.some(({ fromHistory }) => !fromHistory) ? telling : all;
  return {
    kind,
    language,
    asksYou:
      /\b(?:you|u|ur|your|yours|voce|vc|ce|oce|tu|te|ti|teu|tua|teus|tuas|seu|sua|senhora?)\b/.test(
        fold(question),
      ),
    asksForParting: asksForParting(question),
    ofKind: kindAsked(question, kind, language),
    terms: used.map((term) => ({ ...term, isName: names.has(fold(term.word)) })),
  };
}

/** What the noun after `which`, `what` or `que` may be, by the lexicon's kinds. */
function kindAsked(question: string, kind: QuestionKind, language: Language) {
  if (kind !== 'which' && kind !== 'what') return undefined;
  const asked = writtenWords(question).map(({ word }) => fold(plain(word)));
  const at = asked.findIndex((word) => /^(?:which|what|qual|quais|que)$/.test(word));
  const nouns = asked.slice(at + 1, at + 4).map((word) => stem(word, language));
  const found = nouns.flatMap((noun) => [...onesOfKind(noun, language)]);
  return found.length > 0 ? new Set(found) : undefined;
}

function readTerm(
  { word, weight, known, readAs, fromHistory }: AskedTerm,
  language: Language,
  aliases: readonly KinAlias[],
) {
  const alias = aliases.find((each) => each.word === fold(word));
  const term = stem(word, language);
  const other = stem(word, language === 'en' ? 'pt' : 'en');
  return {
    word,
    weight,
    isKnown: known,
    fromHistory,
    isName: false,
    own: new Set([term, other, fold(word), ...(readAs ? [readAs] : []), ...(alias?.names ?? [])]),
    near: nearTerms(term, language),
  };
}

/** Whether a question asks for a word to the family: `what would you say to us now`. */
export function asksForParting(question: string): boolean {
  return /\b(?:would you|wd you|do you) (?:\w+ )?(?:say|tell|want|like|ask|leave|wish|advise)\b|\bone thing\b|\b(?:now that|now|since) you\W?(?:re|are)? (?:gone|dead|not here|passed)|\b(?:diria|dirias|diz|pediria|pedia|pedias|queria|querias|quer|queres|deixaria|gostava|gostaria)\b.{0,20}\b(?:a? ?(?:gente|mim|me|nos)|que)\b|\b(?:agora que)\b|\bconselhos?\b|\badvice\b/.test(
    fold(question),
  );
}
