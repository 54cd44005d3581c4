import { findKinWords } from '@heartwood/reading/kin-lexicon';
import { isRelationOf } from '@heartwood/reading/kin-words';
import type { Language } from '@heartwood/reading/language';
import type { CompanionPassage, CompanionPerson } from '../companion/companion.ts';
import { speaksAsSelf, withoutSpeech } from './first-person.ts';
import { type ForbiddenClaim, findForbiddenClaim } from './forbidden-claims.ts';
import { isSmallTalk, saysUntold } from './is-small-talk.ts';
import { isAbout, type KnownStatement } from './known-statements.ts';
import { isFlipped } from './negation.ts';
import { isHeldBy, type ReadText, type ReadWord, readText } from './read-text.ts';
import type { CitedSentence } from './sentence-stream.ts';
import { openingWords } from './word-lists.ts';

/** Why a sentence is not shown; never words of it. */
export type HoldReason =
  | 'cites nothing'
  | 'cites what is not there'
  | 'holds a name that is not there'
  | 'holds a number or date that is not there'
  | 'names a relative that is not there'
  | 'says more than its passage'
  | 'denies or affirms otherwise'
  | 'makes another teller say I'
  | 'speaks as the person'
  | `claims: ${ForbiddenClaim}`;

export type Verdict =
  | { kind: 'supported'; passages: CompanionPassage[] }
  /** Says nothing of the life. */
  | { kind: 'courtesy'; isUntold: boolean }
  | { kind: 'held back'; reason: HoldReason };

/** A passage by its number, from 1, with its words read. */
export interface Evidence {
  passage: CompanionPassage;
  read: ReadText;
  isPersons: boolean;
}

/** What a sentence is held against. */
export interface Grounds {
  language: Language;
  voice: NonNullable<CompanionPerson['companionVoice']>;
  evidence: readonly Evidence[];
  known: readonly KnownStatement[];
  message: ReadText;
  /** The terms of every passage that was given. */
  passages: ReadonlySet<string>;
  /** Of the user and the person, folded words. */
  names: ReadonlySet<string>;
}

/** Of a sentence's words of meaning, the share that its passages must hold. */
const enoughHeld = 0.6;

/** Tells whether a sentence may be shown: supported by what it cites, or no claim about the life at all. */
export function verifySentence({ text, cites }: CitedSentence, grounds: Grounds): Verdict {
  const { language, evidence } = grounds;
  const cited = [...new Set(cites)].flatMap((number) => evidence[number - 1] ?? []);
  const claim = findForbiddenClaim(cited.length > 0 ? withoutSpeech(text) : text, language);
  if (claim) return held(`claims: ${claim}`);
  const read = readText(text, language);
  if (cites.length > 0 && cited.length === 0) return held('cites what is not there');
  if (cited.length > 0) return verifyCited(text, read, cited, grounds);
  const { message, passages, names } = grounds;
  return isSmallTalk(text, read, { language, message, passages, names })
    ? { kind: 'courtesy', isUntold: saysUntold(text, language) }
    : held('cites nothing');
}

const held = (reason: HoldReason): Verdict => ({ kind: 'held back', reason });

function verifyCited(
  text: string,
  read: ReadText,
  cited: readonly Evidence[],
  grounds: Grounds,
): Verdict {
  const isSelf = speaksAsSelf(text, grounds.language);
  if (isSelf && grounds.voice === 'third-person') return held('speaks as the person');
  const usable = isSelf ? cited.filter(({ isPersons }) => isPersons) : cited;
  if (usable.length === 0) return held('makes another teller say I');
  const reason = findUnsupported(read, usable, grounds);
  return reason
    ? held(reason)
    : { kind: 'supported', passages: usable.map(({ passage }) => passage) };
}

function findUnsupported(
  read: ReadText,
  cited: readonly Evidence[],
  { language, known, names: given }: Grounds,
): HoldReason | undefined {
  const about = known.filter((statement) =>
    isAbout(
      statement,
      read,
      cited.map((each) => each.read),
    ),
  );
  const texts = [...cited, ...about].map(({ read: each }) => each);
  const terms = new Set(texts.flatMap((each) => [...each.terms]));
  const figures = new Set(texts.flatMap((each) => [...each.figures]));
  if (read.words.some(({ figure }) => figure && !figures.has(figure)))
    return 'holds a number or date that is not there';
  const tellers = cited.flatMap(({ passage }) => passage.teller ?? []).join(' ');
  const names = new Set([...given, ...readText(tellers, language).terms]);
  const unnamed = read.words.filter(({ folded }) => !names.has(folded));
  if (unnamed.some((word) => isUnknownName(word, language, terms)))
    return 'holds a name that is not there';
  const relations = texts.flatMap((each) => [...each.relations]);
  if (unnamed.some((word) => isUnknownRelative(word, language, terms, relations)))
    return 'names a relative that is not there';
  const content = unnamed.filter(({ stem, isName }) => stem && !isName);
  const found = content.filter(({ stem }) => isHeldBy(stem ?? '', language, terms));
  if (found.length < enoughHeld * content.length) return 'says more than its passage';
  const clauses = cited.flatMap((each) => each.read.clauses);
  return isFlipped(read.clauses, clauses, language) ? 'denies or affirms otherwise' : undefined;
}

/** Whether a word is for a relative of whom the terms do not speak, by this word or another. */
function isUnknownRelative(
  { written, folded, stem }: ReadWord,
  language: Language,
  terms: ReadonlySet<string>,
  relations: readonly string[],
): boolean {
  if (!stem || terms.has(folded) || terms.has(stem)) return false;
  const meant = findKinWords(written.toLowerCase(), language).flatMap((each) => each.relations);
  return meant.length > 0 && !meant.some((relation) => isRelationOf(relation, relations));
}

/** Whether a word may be a name that the terms do not hold; the first of a sentence has a capital letter anyway. */
function isUnknownName(
  { written, folded, stem, isName, isFirst }: ReadWord,
  language: Language,
  terms: ReadonlySet<string>,
): boolean {
  const isOpening =
    isFirst &&
    (stem === undefined ||
      !/^\p{Lu}/u.test(written) ||
      openingWords[language].has(folded) ||
      /(?:ly|ing|mente|ndo)$/.test(folded) ||
      terms.has(stem));
  if (!(isName || isFirst) || isOpening || terms.has(folded)) return false;
  const isKin = findKinWords(written.toLowerCase(), language).length > 0;
  return !(isKin && stem !== undefined);
}
