import { datesOf } from '@heartwood/reading/dates';
import { findKinWords } from '@heartwood/reading/kin-lexicon';
import type { Language } from '@heartwood/reading/language';
import { nearTerms } from '@heartwood/reading/lexicon';
import { readNumber } from '@heartwood/reading/numbers';
import { stem } from '@heartwood/reading/stem';
import { isStopWord } from '@heartwood/reading/stop-words';
import { fold, plain, writtenWords } from '@heartwood/reading/words';
import { conjunctions, months, negations, quantities, weakWords } from './word-lists.ts';

/** A word of a text, ready to be compared. */
export interface ReadWord {
  written: string;
  folded: string;
  /** Undefined for words that only hold a sentence together, or say little. */
  stem: string | undefined;
  /** The same with words that say little, and figures as they are. */
  root: string | undefined;
  /** Whether it is written as a name where other words are not. */
  isName: boolean;
  isFirst: boolean;
  /** The number, month or quantity that it is part of, as `19`, `month 5` or `dozen`. */
  figure: string | undefined;
}

/** Words between two marks or conjunctions. */
export interface Clause {
  /** Of its words, those that say little included, and figures. */
  stems: ReadonlySet<string>;
  /** Of each negation, the first words of meaning behind it. */
  negated: string[][];
  /** Words that a negation stands right before. */
  heads: ReadonlySet<string>;
}

export interface ReadText {
  language: Language;
  words: ReadWord[];
  /** Folded words and stems. */
  terms: ReadonlySet<string>;
  figures: ReadonlySet<string>;
  /** Of its words for relatives: `mother`, `husband`. */
  relations: ReadonlySet<string>;
  clauses: Clause[];
}

/** How far a negation reaches, in words of meaning. */
const negationReach = 4;

/** Reads a text's words, names, figures and negations. */
export function readText(text: string, language: Language): ReadText {
  const words = readWords(text, language);
  const terms = new Set(
    words.flatMap(({ written, folded }) => [folded, stem(plain(written), language)]),
  );
  const figures = new Set([
    ...words.flatMap(({ figure }) => figure ?? []),
    ...datesOf(text).map(({ year }) => String(year)),
  ]);
  const relations = new Set(
    words.flatMap(({ written }) =>
      findKinWords(written.toLowerCase(), language).flatMap((kin) => kin.relations),
    ),
  );
  const clauses = readClauses(text, words, language);
  return { language, words, terms, figures, relations, clauses };
}

/** Whether a word of meaning, or one near it, is among the terms of another text. */
export function isHeldBy(term: string, language: Language, terms: ReadonlySet<string>): boolean {
  return worthIn(term, language, terms) > 0;
}

/** 1 where a word of meaning is among some terms, less where only one near it is, 0 where none is. */
export function worthIn(term: string, language: Language, terms: ReadonlySet<string>): number {
  if (terms.has(term)) return 1;
  let most = 0;
  for (const [near, worth] of nearTerms(term, language))
    if (worth > most && terms.has(near)) most = worth;
  return most;
}

/** Before the first word of a sentence, blanks left out. */
const sentenceStart = /(?:^|[“"«‘:—–(]|[.!?…]['’”"»)]*)$/u;

function readWords(text: string, language: Language): ReadWord[] {
  const written = writtenWords(text);
  const figures = readFigures(
    written.map(({ word }) => word),
    language,
  );
  return written.map(({ word, index }, at) => {
    const folded = fold(plain(word));
    // From the word before: what is further back does not matter, and would be read again for each word.
    const before = text.slice(written[at - 1]?.index ?? 0, index).trimEnd();
    const isFirst = sentenceStart.test(before);
    const isCapital = /^\p{Lu}/u.test(word) && !/^I(?:['’]|$)/.test(word);
    const figure = figures[at];
    const isForm = isStopWord(plain(word), language) || negations[language].has(folded);
    const own = figure === undefined && !isForm ? stem(plain(word), language) : undefined;
    return {
      written: word,
      folded,
      stem: weakWords[language].has(folded) ? undefined : own,
      root: figure ?? own,
      isName: isCapital && !isFirst && figure === undefined,
      isFirst,
      figure,
    };
  });
}

function readFigures(words: readonly string[], language: Language): (string | undefined)[] {
  const found: (string | undefined)[] = words.map(() => undefined);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (/\d/.test(word)) {
      found[at] = digitsOf(word);
      // "1,000" is written as two words.
      if (/^\d{3}$/.test(word) && /^\d{1,3}$/.test(words[at - 1] ?? ''))
        found.fill(`${found[at - 1]}${word}`, at - 1, at + 1);
      continue;
    }
    if (found[at]) continue;
    const folded = fold(plain(word));
    found[at] = quantities.get(folded) ?? monthOf(word, folded, language);
    const number = found[at] ? undefined : readNumber(words.slice(at, at + 3).map(plain));
    if (!number || isArticle(folded, fold(words[at + 1] ?? ''), language)) continue;
    found.fill(String(number.value), at, at + number.length);
  }
  return found;
}

const digitsOf = (word: string) => /\d+/.exec(word)?.[0] ?? word;

function monthOf(word: string, folded: string, language: Language): string | undefined {
  const month = months.get(folded);
  if (!month) return undefined;
  return language === 'pt' || /^\p{Lu}/u.test(word) ? month : undefined;
}

const vagueAfterOne = new Set(
  'day night morning evening afternoon time of another who thing by more'.split(' '),
);

function isArticle(folded: string, next: string, language: Language): boolean {
  if (language === 'pt') return ['um', 'uma', 'primeiro', 'segundo'].includes(folded);
  return folded === 'first' || (folded === 'one' && vagueAfterOne.has(next));
}

function readClauses(text: string, words: readonly ReadWord[], language: Language): Clause[] {
  const clauses: ReadWord[][] = [[]];
  let end = 0;
  for (const word of words) {
    const at = text.indexOf(word.written, end);
    const hasMark = /[,;:.!?…()“”"«»—–]/u.test(text.slice(end, at));
    if (hasMark || conjunctions[language].has(word.folded)) clauses.push([]);
    clauses.at(-1)?.push(word);
    end = at + word.written.length;
  }
  return clauses.flatMap((clause) => readClause(clause, language) ?? []);
}

function readClause(words: readonly ReadWord[], language: Language): Clause | undefined {
  const stems = new Set(words.flatMap((word) => word.root ?? []));
  if (stems.size === 0) return undefined;
  const negated: string[][] = [];
  const heads = new Set<string>();
  words.forEach(({ folded }, at) => {
    if (!negations[language].has(folded) && !folded.endsWith("n't")) return;
    const behind = words.slice(at + 1);
    const reach = behind.flatMap((word) => word.root ?? []).slice(0, negationReach);
    negated.push(reach);
    if (reach[0]) heads.add(reach[0]);
    behind.forEach((word, place) => {
      const before = behind[place - 1]?.folded ?? '';
      if (word.root && /^(?:or|nor|ou|nem)$/.test(before)) heads.add(word.root);
    });
  });
  return { stems, negated, heads };
}
