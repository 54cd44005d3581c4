import { addressWords } from '@heartwood/reading/address';
import type { KinAlias } from '@heartwood/reading/kin-aliases';
import { wordsForKin } from '@heartwood/reading/kin-lexicon';
import type { Language } from '@heartwood/reading/language';
import { isInLexicon, nearTerms } from '@heartwood/reading/lexicon';
import { isFormWord, questionKind } from '@heartwood/reading/question-kind';
import { stem } from '@heartwood/reading/stem';
import { isStopWord } from '@heartwood/reading/stop-words';
import { wordList } from '@heartwood/reading/word-lists';
import { fold, plain, writtenWords } from '@heartwood/reading/words';

/** A content word of a question, and the terms that passages may have for it. */
export type QuestionWord = {
  word: string;
  /** Stems and forms of the word itself. */
  own: string[];
  /** Near terms, each with its worth up to 1. */
  near: ReadonlyMap<string, number>;
  /** Whether it is in the lexicon: then it is not a misspelling. */
  isInLexicon: boolean;
  /** Below 1 for words that only ask, such as 'tell'. */
  worth: number;
  /** Written with a capital letter within the sentence. */
  isName: boolean;
  /** Factor of its weight: below 1 for vague and everyday words. */
  discrimination: number;
};

const askingWorth = 0.25;
const relationWorth = 0.5;
const vagueWeight = 0.25;
const everydayWeight = 0.75;

const stems = (list: string): Record<Language, ReadonlySet<string>> => ({
  en: new Set(wordList(list, 'en').map((word) => stem(word, 'en'))),
  pt: new Set(wordList(list, 'pt').map((word) => stem(word, 'pt'))),
});
/** Words that ask rather than say what is asked for. */
const asking = stems('asking verb');
/** Words for the kind or degree of the answer. */
const vague = stems('kind or degree');
/** Words frequent in any text, which discriminate little, above all among few passages. */
const everyday = stems('everyday word');

function discriminationOf(term: string, language: Language): number {
  if (vague[language].has(term)) return vagueWeight;
  return everyday[language].has(term) ? everydayWeight : 1;
}

/** Near terms of a kinship word, with words for what the relative is to the person: `wife` for `nan`. */
function nearOfAlias(term: string, language: Language, { relations }: KinAlias) {
  const near = new Map(nearTerms(term, language));
  for (const word of wordsForKin(relations))
    near.set(stem(word.word, word.language), relationWorth);
  return near;
}

/**
 * The content words of a question, each once, in order.
 *
 * @param aliases what its kinship words stand for
 * @param withForm includes words of the question's form, as `country` in `which country`
 */
export function questionWords(
  question: string,
  language: Language,
  { aliases = [], withForm = false }: { aliases?: readonly KinAlias[]; withForm?: boolean } = {},
): QuestionWord[] {
  const found = new Map<string, QuestionWord>();
  const addressed = addressWords(question, language);
  const kind = questionKind(question, language);
  for (const { word: written, index } of writtenWords(question)) {
    if (addressed.has(index)) continue;
    const word = plain(written);
    if (isStopWord(word, language)) continue;
    if (!withForm && isFormWord(fold(word), kind)) continue;
    const term = stem(word, language);
    if (!term || found.has(term)) continue;
    const other = stem(word, language === 'en' ? 'pt' : 'en');
    const alias = aliases.find((each) => each.word === fold(word));
    const near = alias ? nearOfAlias(term, language, alias) : nearTerms(term, language);
    found.set(term, {
      word,
      own: [...new Set([term, other, fold(word), ...(alias?.names ?? [])])],
      near,
      isInLexicon: isInLexicon(term),
      discrimination: discriminationOf(term, language),
      isName: index > 0 && /^\p{Lu}\p{Ll}/u.test(written),
      worth: asking[language].has(term) ? askingWorth : 1,
    });
  }
  return [...found.values()];
}
