import type { AskedQuestion } from './asked-question.ts';
import { kinWords } from './kin-lexicon.ts';
import type { Language } from './language.ts';
import { numberWords } from './numbers.ts';
import type { QuestionKind } from './question-kind.ts';
import { placedSentences } from './sentences.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { wordList } from './word-lists.ts';
import { fold, plain, writtenWords } from './words.ts';

/** A sentence of a passage with the stems of its words. */
export interface ReadSentence {
  text: string;
  start: number;
  stems: ReadonlySet<string>;
  words: number;
  names: ReadonlySet<string>;
}

export function readSentences(text: string, language: Language): ReadSentence[] {
  return placedSentences(text, language).map(({ text: sentence, start }) => {
    const written = writtenWords(sentence);
    const stems = new Set<string>();
    const names = new Set<string>();
    for (const [at, { word, index }] of written.entries()) {
      const bare = plain(word);
      stems.add(fold(bare));
      if (!isStopWord(bare, language)) stems.add(stem(bare, language));
      if (
        /^\p{Lu}\p{Ll}/u.test(word) &&
        index > 0 &&
        !/[.!?…:“"«]$/u.test(sentence.slice(written[at - 1]?.index ?? 0, index).trimEnd())
      )
        names.add(fold(bare));
    }
    return { text: sentence, start, stems, words: written.length, names };
  });
}

const anyOf = (words: Iterable<string>) => `\\b(?:${[...words].map(fold).join('|')})\\b`;
const number = `\\d|${anyOf([...numberWords.keys(), ...wordList('amount')])}`;
const numbers = new RegExp(number);
const years = '\\b1[5-9]\\d\\d\\b|\\b20\\d\\d\\b';
const times = new RegExp(
  `${years}|${anyOf([...wordList('month'), ...wordList('weekday'), ...wordList('time')])}`,
);
const spans = new RegExp(`(?:${number}).{0,20}\\b(?:${wordList('span of time').join('|')})s?\\b`);
const reasons = new RegExp(anyOf(wordList('reason')));
const people = new RegExp(
  anyOf([...kinWords().map(({ word }) => word), ...wordList('acquaintance')]),
);
const places =
  /\b(?:in|at|from|to|near|on|into|em|n[ao]s?|d[aeo]s?|para|pra|ate|perto)\s+(?:\w+\s+)?/;

/** Whether a sentence gives the kind of thing that is asked for; undefined where any sentence may. */
export function givesKind(
  kind: QuestionKind,
  { text, names, stems }: ReadSentence,
  asked: AskedQuestion,
) {
  const plainText = fold(text);
  const newNames = [...names].filter((name) => !asked.terms.some(({ own }) => own.has(name)));
  switch (kind) {
    case 'who':
      return newNames.length > 0 || people.test(plainText);
    case 'when':
      return times.test(plainText);
    case 'where':
      return newNames.length > 0 && places.test(plainText);
    case 'how-many':
      return numbers.test(plainText);
    case 'age':
      return new RegExp(years).test(plainText) || numbers.test(plainText);
    case 'how-long':
      return spans.test(plainText) || numbers.test(plainText);
    case 'which':
    case 'what':
      return asked.ofKind && [...asked.ofKind].some((one) => stems.has(one));
    case 'why':
      return reasons.test(plainText);
    default:
      return undefined;
  }
}
