import { addressWords } from '@heartwood/reading/address';
import type { KinAlias } from '@heartwood/reading/kin-aliases';
import { wordsForKin } from '@heartwood/reading/kin-lexicon';
import type { Language } from '@heartwood/reading/language';
import { isInLexicon, nearTerms } from '@heartwood/reading/lexicon';
import { isFormWord, questionKind } from '@heartwood/reading/question-kind';
import { stem } from '@heartwood/reading/stem';
import { isStopWord } from '@heartwood/reading/stop-words';
import { fold, plain, writtenWords } from '@heartwood/reading/words';
import { usualWords } from './usual-words.ts';

/** One word of meaning in a question and the terms that a passage may hold for it, each with its worth up to 1. */
export type QuestionWord = {
  word: string;
  own: string[];
  near: ReadonlyMap<string, number>;
  /** A word of everyday life, spelt as it is meant. */
  isEveryday: boolean;
  worth: number;
  /** Written with a capital letter within the sentence. */
  isName: boolean;
  /** How much it tells for how rare it is, 1 or less. */
  telling: number;
};

const askingWorth = 0.25;
const relationWorth = 0.5;
const vagueTells = 0.25;
const usualTells = 0.75;

// Words that ask rather than say what is asked for.
const asking: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'tell remember know story describe talk happen happened think say like mean share recall going go went'
      .split(' ')
      .map((word) => stem(word, 'en')),
  ),
  pt: new Set(
    'contar conte conta lembrar lembra saber sabe história falar fale descrever acontecer aconteceu achar dizer diga significar recordar'
      .split(' ')
      .map((word) => stem(word, 'pt')),
  ),
};

// Words that say of what sort or how much the answer is, not what it is about.
const vague: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'kind type sort way thing example many much often long likely might'
      .split(' ')
      .map((word) => stem(word, 'en')),
  ),
  pt: new Set(
    'tipo espécie género gênero forma maneira modo coisa exemplo vezes frequentemente provavelmente'
      .split(' ')
      .map((word) => stem(word, 'pt')),
  ),
};

function tellingOf(term: string, language: Language): number {
  if (vague[language].has(term)) return vagueTells;
  return usualWords[language].has(term) ? usualTells : 1;
}

/** A kinship word may stand in the stories as what the relative is to the person: `wife` for `nan`. */
function nearOfAlias(term: string, language: Language, { relations }: KinAlias) {
  const near = new Map(nearTerms(term, language));
  for (const word of wordsForKin(relations))
    near.set(stem(word.word, word.language), relationWorth);
  return near;
}

/**
 * The words of meaning in a question, each once, in order.
 *
 * @param aliases what its kinship words stand for
 * @param withForm also words of the question's form, as `country` in `which country`: for questions of no other
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
      isEveryday: isInLexicon(term),
      telling: tellingOf(term, language),
      isName: index > 0 && /^\p{Lu}\p{Ll}/u.test(written),
      worth: asking[language].has(term) ? askingWorth : 1,
    });
  }
  return [...found.values()];
}
