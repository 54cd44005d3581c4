import { type Kind, kinds, readKinds } from '#server/platform/language/kinds-of-things.ts';
import type { Language } from '#shared/language/language.ts';
import { kindsOfALife } from './near-words/kinds-of-a-life.ts';
import { wordKeys } from './word-keys.ts';

const languages = ['en', 'pt'] as const;

type ByLanguage<T> = Readonly<Record<Language, T>>;
type Ids = ReadonlySet<number>;

const none: Ids = new Set();

// What is good enough for looking a story up, but in what is told means something else as often: a rose may be
// Rose, 'quarto' a bedroom, and every family has a mother.
const tooLoose: ByLanguage<ReadonlySet<string>> = {
  en: wordSet(
    `family status item object thing possession holiday hurt eat feel style study wear pet
    country rock pop tap rap box fall board ball console card cut burn break broke cook write read draw paint sun gold
    orange brown robin rose violet daisy lily run walk row climb sail camp hunt bird tale fairy history house pine ice
    ash tumble wind single mark stretch stroke cold`,
  ),
  pt: wordSet(
    `família estado objeto quarto estação tempo festa condição estudar estilo sentir curso bicho
    porto salvador banco serra manga massa vira partir cair queda cortar queimar ler escrever cozinhar correr caminhar
    rosa margarida violeta história casa direito música sol real secretária viola divisão carta`,
  ),
};

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

/** What is of a kind, each numbered below zero: near words are numbered from zero up. */
const ones: Array<{ word: string; language: Language }> = [];
const oneByKey: ByLanguage<Map<string, number>> = { en: new Map(), pt: new Map() };
const onesByName: ByLanguage<Map<string, Set<number>>> = { en: new Map(), pt: new Map() };

for (const kind of kinds) readKind(kind, tooLoose);
for (const kind of readKinds(kindsOfALife)) readKind(kind);

function readKind(kind: Kind, leftOut?: ByLanguage<ReadonlySet<string>>): void {
  const kept = (words: readonly string[], language: Language) =>
    words.filter((word) => word && !leftOut?.[language].has(word));
  const ids = languages.flatMap((language) =>
    kept(kind[language].ones, language).map((word) => idOf(word, language)),
  );
  for (const language of languages) {
    for (const name of kept(kind[language].names, language)) {
      const key = keyOf(name, language);
      onesByName[language].set(key, new Set([...(onesByName[language].get(key) ?? none), ...ids]));
    }
  }
}

function idOf(word: string, language: Language): number {
  const key = keyOf(word, language);
  const known = oneByKey[language].get(key);
  if (known !== undefined) return known;
  const id = -ones.push({ word, language });
  oneByKey[language].set(key, id);
  return id;
}

// A Portuguese root is many a word's: only its plural is the same thing.
function keyOf(word: string, language: Language): string {
  return language === 'en' ? (wordKeys(word, 'en')[0] ?? '') : word.replace(/s$/, '');
}

/** The number of a word that is of a kind. */
export function oneOfAKind(word: string, language: Language): number | undefined {
  return oneByKey[language].get(keyOf(word, language));
}

/** The word of a number below zero. */
export function wordOfOne(id: number): { word: string; language: Language } | undefined {
  return ones[-id - 1];
}

/** What is of the kind that a word names: a dog is a pet, but no pet is a dog. */
export function kindAsked(word: string, language: Language): Ids {
  return onesByName[language].get(keyOf(word, language)) ?? none;
}
