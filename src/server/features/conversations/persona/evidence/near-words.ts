import { fold, plain } from '#server/platform/language/words.ts';
import type { Language } from '#shared/language/language.ts';
import { isMisspelling } from '../questions/misspelling.ts';
import { oneOfAKind, wordOfOne } from './kinds-asked.ts';
import { nearGroupLines } from './near-words/near-group-lines.ts';
import { wordKeys } from './word-keys.ts';

const languages = ['en', 'pt'] as const;

type ByLanguage<T> = Readonly<Record<Language, T>>;
type Groups = ReadonlySet<number>;

// Marks a word that answers only as it is written: spectacles are glasses, but no glass.
const onlyAsWritten = '=';
const bareWord = (listed: string) =>
  listed.startsWith(onlyAsWritten) ? listed.slice(onlyAsWritten.length) : listed;

const listed: ReadonlyArray<ByLanguage<readonly string[]>> = nearGroupLines.map((line) => {
  const [en = '', pt = ''] = line.split('|');
  return { en: en.split(' ').filter(Boolean), pt: pt.split(' ').filter(Boolean) };
});

/** The groups in which the words of a language stand. */
interface Shelf {
  asWritten: Map<string, Set<number>>;
  unaccented: Map<string, Set<number>>;
  byRoot: Map<string, Set<number>>;
  /** By the root of a Portuguese infinitive. */
  byVerb: Map<string, Set<number>>;
}

const shelves: Partial<Record<Language, Shelf>> = {};

// Finding the roots of ten thousand words takes a while: whoever starts the server for something else does without.
function shelfOf(language: Language): Shelf {
  const known = shelves[language];
  if (known) return known;
  const shelf: Shelf = {
    asWritten: new Map(),
    unaccented: new Map(),
    byRoot: new Map(),
    byVerb: new Map(),
  };
  for (const [group, words] of listed.entries()) {
    for (const word of words[language]) shelve(word, language, group, shelf);
  }
  shelves[language] = shelf;
  return shelf;
}

const infinitive = /\p{L}{2}[aeiô]r$/u;

function shelve(word: string, language: Language, group: number, shelf: Shelf): void {
  const { asWritten, unaccented, byRoot, byVerb } = shelf;
  const bare = bareWord(word);
  put(asWritten, bare, group);
  put(unaccented, fold(bare), group);
  if (bare !== word) return;
  const [root = ''] = wordKeys(bare, language);
  put(byRoot, root, group);
  if (language === 'pt' && infinitive.test(bare)) put(byVerb, root, group);
}

function put(map: Map<string, Set<number>>, key: string, group: number): void {
  const groups = map.get(key);
  if (groups) groups.add(group);
  else map.set(key, new Set([group]));
}

const none: Groups = new Set();

// A root much shorter than its word is another word's: temperance has no temper.
const longestEnding: ByLanguage<number> = { en: 3, pt: 5 };

const verbForm =
  /(?:[aei]ste|[aeiáéí]mos|ava[sm]?|ia[sm]|[aei]ram|ou|ei|eu|iu|[aei]ndo|[aei]r(?:em|mos)?|am|em)$/;

/** The groups of near words that a word stands in; two words that share one answer for each other. */
export function nearGroups(word: string, language: Language): Groups {
  const bare = plain(word);
  const groups = language === 'en' ? groupsOfEnglish(bare) : groupsOfPortuguese(bare);
  const one = oneOfAKind(bare, language);
  return one === undefined ? groups : new Set([...groups, one]);
}

function groupsOfEnglish(word: string): Groups {
  const { asWritten, unaccented, byRoot } = shelfOf('en');
  const keys = wordKeys(word, 'en');
  const [root = ''] = keys;
  return union([
    asWritten.get(word) ?? unaccented.get(fold(word)),
    ...(word.length - root.length <= longestEnding.en ? keys.map((key) => byRoot.get(key)) : []),
  ]);
}

// A Portuguese root is many a word's: 'casa' and 'casar' have one, but 'casou' is of the verb.
function groupsOfPortuguese(word: string): Groups {
  const { asWritten, unaccented, byRoot, byVerb } = shelfOf('pt');
  const keys = wordKeys(word, 'pt');
  const [root = ''] = keys;
  if (root.startsWith('#')) return union(keys.map((key) => byRoot.get(key)));
  const written = asWritten.get(word) ?? unaccented.get(fold(word));
  const ofVerb = verbForm.test(word) ? byVerb.get(root) : undefined;
  if (written || ofVerb) return union([written, ofVerb]);
  const single = word.endsWith('s') ? asWritten.get(word.slice(0, -1)) : undefined;
  if (single) return single;
  return (word.length - root.length <= longestEnding.pt ? byRoot.get(root) : undefined) ?? none;
}

function union(all: ReadonlyArray<Groups | undefined>): Groups {
  const some = all.filter((each) => each !== undefined);
  return some.length < 2 ? (some[0] ?? none) : new Set(some.flatMap((each) => [...each]));
}

let longWords: ByLanguage<Map<string, string[]>> | undefined;

/** The words in which a slip may be found, by their first letter. */
function readLongWords(): ByLanguage<Map<string, string[]>> {
  const read = (language: Language) => {
    const all = new Set(listed.flatMap((words) => words[language]).map(bareWord));
    return Map.groupBy(
      [...all].filter((word) => word.length > 4),
      (word) => fold(word.charAt(0)),
    );
  };
  return { en: read('en'), pt: read('pt') };
}

/** The near word that a word must be meant for, where it is none itself. */
export function meantWord(word: string, language: Language): string | undefined {
  if (word.length < 6 || nearGroups(word, language).size > 0) return undefined;
  longWords ??= readLongWords();
  const candidates = longWords[language].get(fold(word.charAt(0))) ?? [];
  return candidates.find(
    (each) => Math.abs(each.length - word.length) <= 2 && isMisspelling(word, each),
  );
}

/** All the words of some groups, in every language. */
export function nearWords(groups: Groups): string[] {
  return languages.flatMap((language) =>
    [...groups].flatMap((group) => wordsOf(group, language).map(bareWord)),
  );
}

/** Words to look for besides a word, each root once: those of its own language first. */
export function wordsToLookFor(groups: Groups, language: Language): string[] {
  const own = rootsOnce(groups, language);
  return [...own, ...rootsOnce(groups, language === 'en' ? 'pt' : 'en')];
}

// What stands beside a word in more of its groups is nearer to it.
function rootsOnce(groups: Groups, language: Language): string[] {
  const rows = [...groups].map((group) => wordsOf(group, language));
  const found = new Map<string, { word: string; times: number; at: number }>();
  for (const row of rows) {
    for (const [at, listedWord] of row.entries()) {
      const word = bareWord(listedWord);
      const [root = ''] = wordKeys(word, language);
      const before = found.get(root);
      if (!before) found.set(root, { word, times: 1, at });
      else found.set(root, { ...before, times: before.times + 1, at: Math.min(before.at, at) });
    }
  }
  return [...found.values()]
    .toSorted((a, b) => b.times - a.times || a.at - b.at)
    .map(({ word }) => word);
}

function wordsOf(group: number, language: Language): readonly string[] {
  const words = listed[group];
  if (words) return words[language];
  const one = wordOfOne(group);
  return one?.language === language ? [one.word] : [];
}
