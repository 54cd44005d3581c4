import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from './language.ts';
import { stem } from './stem.ts';
import { fold } from './words.ts';

/**
 * Which words stand near each other in meaning. The words are data, in `lexicon/`, one group a line, the languages
 * parted by a bar:
 * - `near/*.txt`: words that may answer for each other (`meal meals|refeição refeições`); `=` before a word keeps it
 *   as it is written;
 * - `associated/*.txt`: words of one field of life (`exam test grade|exame teste nota`);
 * - `kinds.txt`: words for a kind, a colon, what is of it (`tree: oak pine|árvore: carvalho pinheiro`).
 */
export interface WordGroup {
  file: string;
  en: readonly string[];
  pt: readonly string[];
}

/** A kind of thing, with what is of it. */
export interface Kind {
  en: { names: readonly string[]; ones: readonly string[] };
  pt: { names: readonly string[]; ones: readonly string[] };
}

/** How much a near word counts beside the word itself, 1: in the same language, and in the other. */
const worth = { near: 0.4, associated: 0.3, translated: 0.5 } as const;

const folder = join(import.meta.dirname, '../lexicon');

/** Every group of a part of the lexicon. @throws where a line is no group. */
export function readGroups(part: 'near' | 'associated'): WordGroup[] {
  return readdirSync(join(folder, part))
    .toSorted()
    .flatMap((file) =>
      linesOf(join(part, file)).map((line) => {
        const [en, pt, more] = line.split('|');
        if (en === undefined || more !== undefined) throw new Error(`${file}: "${line}"`);
        return { file, en: wordsOf(en), pt: wordsOf(pt ?? '') };
      }),
    );
}

/** Every kind of thing. @throws where a line is none. */
export function readKinds(): Kind[] {
  return linesOf('kinds.txt').map((line) => {
    const [en = '', pt = ''] = line.split('|');
    return { en: kindOf(en, line), pt: kindOf(pt, line) };
  });
}

function kindOf(text: string, line: string) {
  const [names, ones, more] = text.split(':');
  if (more !== undefined || (text !== '' && ones === undefined))
    throw new Error(`kinds.txt: "${line}"`);
  return { names: wordsOf(names ?? ''), ones: wordsOf(ones ?? '') };
}

function linesOf(file: string): string[] {
  return readFileSync(join(folder, file), 'utf8').trim().split('\n');
}

function wordsOf(text: string): string[] {
  return text.split(' ').filter(Boolean);
}

type NearTerms = Map<string, Map<string, number>>;
let known: NearTerms | undefined;

/**
 * The stems that may stand for a stem, each with its worth up to 1. Read at the first call, which takes a while.
 *
 * @param term as `stem` gives it
 */
export function nearTerms(term: string, language: Language): ReadonlyMap<string, number> {
  known ??= readNearTerms();
  return known.get(`${language} ${term}`) ?? none;
}

let all: ReadonlySet<string> | undefined;

/**
 * Whether a stem is of a word of the lexicon in either language: such a word is spelt as it was meant.
 *
 * @param term as `stem` gives it
 */
export function isInLexicon(term: string): boolean {
  known ??= readNearTerms();
  all ??= new Set([...known].flatMap(([key, near]) => [key.slice('en '.length), ...near.keys()]));
  return all.has(term);
}

let ones: Map<string, Set<string>> | undefined;

/** The stems of what is of a kind: oak and pine for `tree`. Empty for what is no kind. */
export function onesOfKind(term: string, language: Language): ReadonlySet<string> {
  ones ??= readOnes();
  return ones.get(`${language} ${term}`) ?? new Set();
}

function readOnes(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const kind of readKinds())
    for (const language of ['en', 'pt'] as const)
      for (const name of stemsOf(kind[language].names, language)) {
        const known = found.get(`${language} ${name}`) ?? new Set();
        for (const other of ['en', 'pt'] as const)
          for (const one of stemsOf(kind[other].ones, other)) known.add(one);
        found.set(`${language} ${name}`, known);
      }
  return found;
}

const none: ReadonlyMap<string, number> = new Map();

function readNearTerms(): NearTerms {
  const near: NearTerms = new Map();
  const note = (language: Language, term: string, other: string, value: number) => {
    if (term === other) return;
    const key = `${language} ${term}`;
    const others = near.get(key) ?? new Map<string, number>();
    near.set(key, others.set(other, Math.max(value, others.get(other) ?? 0)));
  };
  const languages = ['en', 'pt'] as const;
  for (const part of ['associated', 'near'] as const)
    for (const group of readGroups(part)) {
      const terms = { en: stemsOf(group.en, 'en'), pt: stemsOf(group.pt, 'pt') };
      for (const language of languages)
        for (const term of terms[language])
          for (const other of languages)
            for (const each of terms[other])
              note(language, term, each, other === language ? worth[part] : worth.translated);
    }
  // A question about trees may be answered by an oak, but one about oaks by no other tree.
  for (const kind of readKinds())
    for (const language of languages)
      for (const term of stemsOf(kind[language].names, language))
        for (const other of languages)
          for (const one of stemsOf(kind[other].ones, other))
            note(language, term, one, worth.associated);
  return near;
}

function stemsOf(words: readonly string[], language: Language): string[] {
  return words.map((word) => (word.startsWith('=') ? fold(word.slice(1)) : stem(word, language)));
}
