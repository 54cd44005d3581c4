import { isStopWord } from '#server/platform/language/stop-words.ts';
import { fold, plain, writtenWords } from '#server/platform/language/words.ts';
import type { Language } from '#shared/language/language.ts';
import { isTitle } from '../questions/is-title.ts';
import type { AskedTerm } from '../questions/read-question.ts';
import { nearGroups } from './near-words.ts';
import { wordKeys } from './word-keys.ts';

/** The words of a sentence, ready to be matched. */
interface ReadSentence {
  stems: ReadonlySet<string>;
  groups: ReadonlySet<number>;
  /** Whether a man or a woman is called by name, or as he or she, as far as the words tell. */
  namesMan: boolean;
  namesWoman: boolean;
}

/** A stretch of text: what was joined stays apart, since many stretches hold the same sentences. */
export type ReadText = readonly ReadSentence[];

const readBefore: Readonly<Record<Language, Map<string, ReadText>>> = {
  en: new Map(),
  pt: new Map(),
};
const sentencesAtMost = 3_000;

export function readText(text: string, language: Language): ReadText {
  const known = readBefore[language];
  const before = known.get(text);
  if (before) return before;
  const read = [readSentence(text, language)];
  if (known.size >= sentencesAtMost) known.clear();
  known.set(text, read);
  return read;
}

function readSentence(text: string, language: Language): ReadSentence {
  const stems = new Set<string>();
  const groups = new Set<number>();
  const written = writtenWords(text);
  for (const [at, { word }] of written.entries()) {
    const next = written[at + 1]?.word;
    const { folded, keys, near } = readWord(word, language);
    // 'Ice cream' is asked for as 'icecream' too.
    if (next) stems.add(folded + readWord(next, language).folded);
    if (isTitle(word, next ?? '')) continue;
    // A name is met as it is written, so that Paris is not a form of 'para'.
    stems.add(folded);
    for (const key of keys) stems.add(key);
    for (const group of near) groups.add(group);
  }
  return {
    stems,
    groups,
    namesMan: man[language].test(text),
    namesWoman: woman[language].test(text),
  };
}

/** Texts in a row as one. */
export function joinTexts(texts: readonly ReadText[]): ReadText {
  return texts.flat();
}

interface ReadWord {
  folded: string;
  keys: readonly string[];
  near: ReadonlySet<number>;
}

const remembered: Readonly<Record<Language, Map<string, ReadWord>>> = {
  en: new Map(),
  pt: new Map(),
};
const rememberAtMost = 20_000;
const nothing: ReadonlySet<number> = new Set();

// The same few thousand words make up most of what anybody tells.
function readWord(word: string, language: Language): ReadWord {
  const known = remembered[language];
  const before = known.get(word);
  if (before) return before;
  const isEmpty = isStopWord(plain(word), language);
  const read: ReadWord = {
    folded: fold(word),
    keys: isEmpty ? [] : wordKeys(word, language),
    near: isEmpty ? nothing : nearGroups(word, language),
  };
  if (known.size >= rememberAtMost) known.clear();
  known.set(word, read);
  return read;
}

const man: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:he|him|his)\b/i,
  pt: /(?<!\p{L})(?:ele|[Oo] \p{Lu}\p{Ll}+|(?:do|ao|pelo|no) \p{Lu}\p{Ll}+)/u,
};
const woman: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:she|her|hers)\b/i,
  pt: /(?<!\p{L})(?:ela|[Aa] \p{Lu}\p{Ll}+|(?:da|à|pela|na) \p{Lu}\p{Ll}+)/u,
};

const nearWordShare = 0.85;
const spouseByName = 0.7;

/** How well a text meets a term, 0 to 1: the word itself, a near word, or a name for a spouse. */
export function meets(term: AskedTerm, text: ReadText, nearWord = nearWordShare): number {
  for (const each of term.stems) if (text.some(({ stems }) => stems.has(each))) return 1;
  for (const each of term.groups) if (text.some(({ groups }) => groups.has(each))) return nearWord;
  const isNamed =
    (term.spouse === 'man' && text.some(({ namesMan }) => namesMan)) ||
    (term.spouse === 'woman' && text.some(({ namesWoman }) => namesWoman));
  return isNamed ? spouseByName : 0;
}

/**
 * The share of the terms' weight that a text meets, 0 to 1; nothing asked is wholly met.
 *
 * @param beside another text that may meet a term instead, for a share of what it would count
 */
export function coverage(
  terms: readonly AskedTerm[],
  text: ReadText,
  beside?: { text: ReadText; share: number },
  nearWord = nearWordShare,
): number {
  let all = 0;
  let met = 0;
  for (const term of terms) {
    all += term.weight;
    const there = beside ? beside.share * meets(term, beside.text, nearWord) : 0;
    met += term.weight * Math.max(meets(term, text, nearWord), there);
  }
  return all === 0 ? 1 : met / all;
}
