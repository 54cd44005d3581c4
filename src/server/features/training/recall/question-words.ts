import { stem } from '#server/platform/language/stem.ts';
import { isStopWord } from '#server/platform/language/stop-words.ts';
import { fold, plain, writtenWords } from '#server/platform/language/words.ts';
import type { Language } from '#shared/language/language.ts';
import { concepts, kinds } from './concepts.ts';
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

const associationWorth = 0.3;
const translationWorth = 0.5;
const askingWorth = 0.25;
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

const nearTerms = readNearTerms();
const everydayWords = new Set(
  [...nearTerms].flatMap(([term, near]) => [term.slice('en '.length), ...near.keys()]),
);

function readNearTerms(): Map<string, Map<string, number>> {
  const near = new Map<string, Map<string, number>>();
  const note = (term: string, other: string, worth: number) => {
    if (term === other) return;
    const others = near.get(term) ?? new Map<string, number>();
    near.set(term, others.set(other, Math.max(worth, others.get(other) ?? 0)));
  };
  for (const { en, pt } of concepts) {
    const english = en.map((word) => stem(word, 'en'));
    const portuguese = pt.map((word) => stem(word, 'pt'));
    for (const term of english) {
      for (const other of english) note(`en ${term}`, other, associationWorth);
      for (const other of portuguese) note(`en ${term}`, other, translationWorth);
    }
    for (const term of portuguese) {
      for (const other of portuguese) note(`pt ${term}`, other, associationWorth);
      for (const other of english) note(`pt ${term}`, other, translationWorth);
    }
  }
  // A question about trees may be answered by an oak, but one about oaks by no other tree.
  for (const kind of kinds) {
    for (const language of ['en', 'pt'] as const) {
      for (const word of kind[language].names) {
        const term = stem(word, language);
        for (const one of kind.en.ones)
          note(`${language} ${term}`, stem(one, 'en'), associationWorth);
        for (const one of kind.pt.ones)
          note(`${language} ${term}`, stem(one, 'pt'), associationWorth);
      }
    }
  }
  return near;
}

function tellingOf(term: string, language: Language): number {
  if (vague[language].has(term)) return vagueTells;
  return usualWords[language].has(term) ? usualTells : 1;
}

/** The words of meaning in a question, each once, in order. */
export function questionWords(question: string, language: Language): QuestionWord[] {
  const found = new Map<string, QuestionWord>();
  for (const { word: written, index } of writtenWords(question)) {
    const word = plain(written);
    if (isStopWord(word, language)) continue;
    const term = stem(word, language);
    if (!term || found.has(term)) continue;
    const other = stem(word, language === 'en' ? 'pt' : 'en');
    found.set(term, {
      word,
      own: [...new Set([term, other, fold(word)])],
      near: nearTerms.get(`${language} ${term}`) ?? new Map(),
      isEveryday: everydayWords.has(term),
      telling: tellingOf(term, language),
      isName: index > 0 && /^\p{Lu}\p{Ll}/u.test(written),
      worth: asking[language].has(term) ? askingWorth : 1,
    });
  }
  return [...found.values()];
}
