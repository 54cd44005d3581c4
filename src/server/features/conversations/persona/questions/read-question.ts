import { fold, plain, writtenWords } from '#server/platform/language/words.ts';
import type { Language } from '#shared/language/language.ts';
import type { Teller } from '../evidence/narrator.ts';
import { meantWord, nearGroups } from '../evidence/near-words.ts';
import { speakerNames } from '../evidence/speech.ts';
import { wordKeys } from '../evidence/word-keys.ts';
import type { PersonaPerson, PersonaRecollection } from '../persona.ts';
import { type AnswerKind, answerKindOf } from './answer-kinds.ts';
import { isTitle } from './is-title.ts';
import { isMisspelling } from './misspelling.ts';
import { kinWords } from './name-relatives.ts';
import { asideOf, asksYou, headOf, isAbstract } from './question-shape.ts';
import { verbsOf } from './verbs.ts';
import { spouseWord, type WordClass, wordClass } from './word-classes.ts';

/** A word of the question that an answer must have to do with. */
export interface AskedTerm {
  word: string;
  class: Exclude<WordClass, 'frame'>;
  /** What it weighs among the others, above 0. */
  weight: number;
  stems: ReadonlySet<string>;
  groups: ReadonlySet<number>;
  /** Written with a capital within the sentence: a name. */
  isName: boolean;
  /** Says what somebody does, which a story may say in another way. */
  isVerb: boolean;
  /** Says what stories tell without the word. */
  isAbstract: boolean;
  /** What the question is first of all about, and must not be missing. */
  isHead: boolean;
  /** Said in passing at the end. */
  isAside: boolean;
  /** May be met by the name of a person where the stories use one. */
  spouse: 'man' | 'woman' | undefined;
}

export interface AskedQuestion {
  text: string;
  language: Language;
  kind: AnswerKind;
  terms: readonly AskedTerm[];
  /** Whether it asks what the person did or was. */
  asksYou: boolean;
  /** The words of the person's name, folded. */
  names: ReadonlySet<string>;
  /** Who is asked, as the family calls them. */
  teller: Teller;
  /** Whom a question about a relative means, as the stories name them. */
  who?: string | undefined;
}

const classWeights: Readonly<Record<AskedTerm['class'], number>> = {
  content: 1,
  kin: 0.6,
  light: 0.25,
};

const daysAndMonths =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Natal|Páscoa)$/;

const mayHaveAside: ReadonlySet<AnswerKind> = new Set([
  'anything',
  'person',
  'reason',
  'yes or no',
]);

const spouseWeight = 0.4;
const verbWeight = 0.5;

// 'Pass away' is to die, and no passing at all; what somebody looked like was not seen by looking.
const asPlainlySaid = (text: string) =>
  text
    .replace(/\bpass(?:ed)? (?:away|on)\b/gi, 'die')
    .replace(/\blook(?:ed)? like\b/gi, 'appearance');

/** Reads what a question is about; names by which the person is addressed say nothing. */
export function readQuestion(
  text: string,
  language: Language,
  person: Pick<PersonaPerson, 'name' | 'fullName' | 'birthPlace' | 'relationship'>,
  recalled: Pick<PersonaRecollection, 'terms'>,
): AskedQuestion {
  // 'Avó' may be what somebody is called; it is a word as well.
  const own = new Set(
    writtenWords(`${person.name} ${person.fullName ?? ''}`)
      .map(({ word }) => word)
      .filter((word) => wordClass(plain(word), language) !== 'kin')
      .map(fold),
  );
  const home = new Set(
    writtenWords(person.birthPlace ?? '')
      .map(({ word }) => fold(word))
      .filter((word) => word.length > 3),
  );
  const isSelf = selfCalled(person.relationship);
  const verbs = verbsOf(text, language);
  const head = language === 'en' ? headOf(text) : undefined;
  const kindOfAnswer = answerKindOf(text, language);
  const aside = mayHaveAside.has(kindOfAnswer) ? asideOf(text) : undefined;
  const heaviest = Math.max(1e-9, ...recalled.terms.map(({ weight }) => weight));
  const terms = new Map<string, AskedTerm>();
  const all = writtenWords(asPlainlySaid(text));
  for (const [at, { word: written, index }] of all.entries()) {
    if (/^M(?:iss|rs?)$/.test(written) && isTitle(written, all[at + 1]?.word ?? '')) continue;
    const word = plain(written);
    const kind = wordClass(word, language);
    if (
      kind === 'frame' ||
      /^\p{L}$/u.test(word) ||
      own.has(fold(word)) ||
      isVocative(text, written, index) ||
      isSelf(text, written, index) ||
      (kind === 'kin' && isCalledByName(text.slice(index)))
    )
      continue;
    const known = recalled.terms.find((term) => fold(term.word) === fold(word));
    const isName =
      /^\p{Lu}\p{Ll}/u.test(written) &&
      !daysAndMonths.test(written) &&
      !beginsSentence(text, index) &&
      kind === 'content';
    // A name is met as it is written, whatever its root, but for a plural: 'on Fridays'.
    const stems = new Set(
      isName ? [fold(word), fold(word).replace(/s$/, '')] : wordKeys(word, language),
    );
    for (const year of yearsMeant(word)) stems.add(year);
    const meant = isName || (known?.known && !known.readAs) ? undefined : meantWord(word, language);
    if (meant) for (const key of wordKeys(meant, language)) stems.add(key);
    const groups = nearGroups(meant ?? word, language);
    // A word of the language is no misspelling of another, however near: a horse is not a house.
    if (known?.readAs && groups.size === 0 && isMisspelling(word, known.readAs)) {
      for (const key of wordKeys(known.readAs, language)) stems.add(key);
    }
    // Whoever asks about Italy may be answered by the town there that was home.
    if (home.has(fold(word))) for (const place of home) stems.add(place);
    const isAbstractWord = kind === 'content' && !isName && isAbstract(word, language);
    const isVerb = kind === 'content' && !isName && !isAbstractWord && verbs.has(fold(word));
    const isAside = aside === fold(word) && !isName && !daysAndMonths.test(capital(word));
    // 'Your mother' is hers; only a grandchild's own words may stand for a husband or wife.
    const spouse = spouseWord(word);
    const rarity = known ? 0.6 + 0.4 * (known.weight / heaviest) : 1;
    terms.set(fold(word), {
      word,
      class: kind,
      weight:
        (spouse
          ? spouseWeight
          : isVerb || isAside || isAbstractWord
            ? verbWeight
            : classWeights[kind]) * (isName ? 1.3 : rarity),
      stems,
      groups,
      isName,
      isVerb,
      isAbstract: isAbstractWord,
      isHead: head === fold(word) && kind === 'content' && !isVerb && !isAbstractWord,
      isAside,
      spouse,
    });
  }
  return {
    text,
    language,
    kind: kindOfAnswer,
    asksYou: asksYou(text, language),
    names: speakerNames(person.name, person.fullName),
    teller: person,
    terms: joinAlternatives(asideOnlyBesideAnother([...terms.values()]), text),
  };
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

// 'The winter of 47' is the one of 1847, 1947 or 2047.
function yearsMeant(word: string): string[] {
  return /^\d\d$/.test(word) ? ['18', '19', '20'].map((century) => century + word) : [];
}

function asideOnlyBesideAnother(terms: AskedTerm[]): AskedTerm[] {
  const others = terms.some((term) => !term.isAside && term.class === 'content');
  return others ? terms : terms.map((term) => ({ ...term, isAside: false }));
}

// 'Any brothers or sisters?': either will do.
function joinAlternatives(terms: AskedTerm[], text: string): AskedTerm[] {
  const kin = terms.filter((term) => term.class === 'kin');
  const [first] = kin;
  if (!first || kin.length < 2 || !/\b(?:or|ou)\b/i.test(text)) return terms;
  const either = {
    ...first,
    stems: new Set(kin.flatMap(({ stems }) => [...stems])),
    groups: new Set(kin.flatMap(({ groups }) => [...groups])),
  };
  return [either, ...terms.filter((term) => term.class !== 'kin')];
}

function beginsSentence(text: string, index: number): boolean {
  return /(?:^|[.!?:“"«]\s*)$/.test(text.slice(0, index));
}

// 'Aunt Pearl' and 'the tio Jacinto' are met by their names.
const isCalledByName = (text: string) => /^\p{L}+ (?:\p{Lu}\p{Ll})/u.test(text);

// 'Did grandpa ever gamble?', asked of the grandfather himself; 'your grandpa' is another.
function selfCalled(relationship: string | null | undefined) {
  const called = new Set((kinWords(relationship ?? '') ?? '').split('|'));
  return (text: string, word: string, index: number) =>
    called.has(word.toLowerCase()) &&
    !/(?:\b(?:your|his|her|their)|[’']s|(?<!\p{L})(?:teu|tua|seu|sua|vosso|vossa)) $/iu.test(
      text.slice(0, index),
    ) &&
    !/^\p{L}+ d(?:[aeo]s?|el[ea]s?) /u.test(text.slice(index));
}

const kinNames =
  /^(?:gran|granny|grandma|nan|nana|nanna|grandad|granddad|grandpa|gramps|pop|mum|mom|mummy|dad|daddy|auntie|avó|avô|vó|vô|vovó|vovô|mãe|pai|tia|tio|querid[oa]|avozinha)$/i;

// 'Did you have a cat, gran?' and 'Avó, onde nasceste?' call; 'my gran' tells of somebody.
function isVocative(text: string, word: string, index: number): boolean {
  if (!kinNames.test(word)) return false;
  const before = text.slice(0, index);
  const after = text.slice(index + word.length);
  const called = /(?:^|[,.!?]\s*|\b(?:hi|hello|hey|dear|oi|olá|querid[oa])\s+)$/i.test(before);
  return (called && /^\s*(?:[,.!?]|$)/.test(after)) || (/^\s*$/.test(before) && /^,/.test(after));
}
