import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from './language.ts';
import { fold } from './words.ts';

/**
 * A kinship word. It has several relations where it does not tell them apart ('children', 'parents'), and no gender
 * where it has none. Friends, neighbours, teachers and pets are among the relations.
 */
export interface KinWord {
  readonly language: Language;
  readonly relations: readonly string[];
  readonly gender: 'm' | 'f' | undefined;
  readonly word: string;
  /** Whether the word is for more than one relative. */
  readonly isPlural: boolean;
}

const file = join(import.meta.dirname, '../lexicon/kin.txt');

let words: readonly KinWord[] | undefined;
let index: ReadonlyMap<string, readonly KinWord[]> | undefined;

/** Every word of `lexicon/kin.txt`. Read at the first call. @throws where a line is none. */
export function kinWords(): readonly KinWord[] {
  words ??= readFileSync(file, 'utf8').trim().split('\n').flatMap(readLine);
  return words;
}

// Each line: language | relations | gender or - | words.
function readLine(line: string): KinWord[] {
  const [language, relations, gender, list] = line.split(' | ');
  if ((language !== 'en' && language !== 'pt') || !relations || !gender || !list)
    throw new Error(`kin.txt: "${line}"`);
  const each = relations.split(',');
  return list.split(' ').map((word) => ({
    language,
    relations: each,
    gender: gender === 'm' || gender === 'f' ? gender : undefined,
    word,
    isPlural: each.length > 1 || plurals.has(word),
  }));
}

const plurals = new Set(
  `brothers sisters uncles aunts aunties cousins friends mates neighbours neighbors pets dogs cats
irmãs tias primos primas amigos amigas vizinhos vizinhas cachorros cães gatos`.split(/\s+/),
);

/** Every word, of any language, for one of some relations and no other. */
export function wordsForKin(relations: readonly string[]): readonly KinWord[] {
  return kinWords().filter((each) =>
    each.relations.every((relation) => relations.includes(relation)),
  );
}

/**
 * The readings of a word as a kinship word. Accents may be missing: 'avo' reads both as 'avó' and as 'avô'.
 *
 * @param word in lower case
 */
export function findKinWords(word: string, language: Language): readonly KinWord[] {
  index ??= buildIndex();
  return index.get(`${language} ${word}`) ?? index.get(`${language} ~${fold(word)}`) ?? [];
}

function buildIndex(): Map<string, readonly KinWord[]> {
  const built = new Map<string, KinWord[]>();
  const add = (key: string, word: KinWord) => {
    built.set(key, [...(built.get(key) ?? []), word]);
  };
  for (const word of kinWords()) {
    add(`${word.language} ${word.word}`, word);
    // 'papa' is the Pope: 'papá' is found only with its accent.
    if (word.word !== 'papá') add(`${word.language} ~${fold(word.word)}`, word);
  }
  return built;
}
