import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from './language.ts';

const folder = join(import.meta.dirname, '../lexicon');

/** The lines of a file of `lexicon/`. */
export function lexiconLines(file: string): string[] {
  return readFileSync(join(folder, file), 'utf8').trim().split('\n');
}

/** A list of `lexicon/lists.txt`: `language | name | words`, with `-` for words of either language or of none. */
export interface WordList {
  language: Language | '-';
  name: string;
  words: readonly string[];
}

let lists: readonly WordList[] | undefined;

/** Every list. Read at the first call. @throws where a line is none. */
export function wordLists(): readonly WordList[] {
  lists ??= lexiconLines('lists.txt').map((line) => {
    const [language, name, words, more] = line.split(' | ');
    const isKnown = language === 'en' || language === 'pt' || language === '-';
    if (!isKnown || !name || !words || more !== undefined) throw new Error(`lists.txt: "${line}"`);
    return { language, name, words: words.split(' ') };
  });
  return lists;
}

/** The words of a list, as they are written there; of every language unless one is named. @throws where there are none. */
export function wordList(name: string, language?: Language): readonly string[] {
  const words = wordLists()
    .filter((each) => each.name === name && (!language || each.language === language))
    .flatMap((each) => each.words);
  if (words.length === 0) throw new Error(`lists.txt has no list "${name}"`);
  return words;
}
