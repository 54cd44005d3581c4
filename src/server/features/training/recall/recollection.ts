import type { KinAlias } from '@heartwood/reading/kin-aliases';
import type { Language } from '@heartwood/reading/language';
import type { RecalledPassage, TaughtStory } from '#shared/contracts/training.ts';

/** What a family taught of one ancestor, as far as it can be recalled. What is left out is not recalled. */
export type Taught = {
  fullName?: string;
  birthPlace?: string;
  occupation?: string;
  religion?: string;
  senseOfHumor?: string;
  communicationStyle?: string;
  accentDescription?: string;
  commonPhrases?: string[];
  passions?: string[];
  values?: string[];
  stories?: TaughtStory[];
  memories?: TaughtMemory[];
};

/** A memory from the archive that may teach; `id` tells two of the same title apart. */
export type TaughtMemory = { id: string; title: string; content: string };

/** An earlier turn of the same conversation, oldest first. A persona's reply has the sources it stood on. */
export type EarlierTurn = {
  from: 'person' | 'persona';
  text: string;
  sources?: readonly { id: string; excerpt: string }[];
};

export type RecallRequest = {
  ancestorId: string;
  /** Of the ancestor's passages, where it was just read; else it is looked up. */
  revision?: string;
  question: string;
  history?: EarlierTurn[];
  /** How many passages at most; 10 if left out. */
  limit?: number;
  /** What kinship words of the question stand for in the stories. */
  aliases?: readonly KinAlias[];
  /** Words that nobody typed: none is taken for a misspelling. */
  spelledRight?: boolean;
};

/**
 * What a question leans on: nothing but itself; the turns before it ('why did he do that?');
 * or it asks for what comes next in a story ('and what happened then?') or for more ('tell me more').
 */
export type Leaning = 'itself' | 'history' | 'next' | 'more';

/** One word of meaning in the question. */
export type QuestionTerm = {
  /** As the question has it, in lower case. */
  word: string;
  /** How telling it is among this ancestor's passages (inverse document frequency), above 0. */
  weight: number;
  /** Whether any passage of this ancestor holds it (or a form or a near misspelling of it). */
  known: boolean;
  /** The word of the passages that it was taken for, where it was misspelt. */
  readAs?: string;
  /** From an earlier turn rather than from the question itself. */
  fromHistory: boolean;
};

/**
 * A stretch of a story, detail … as it answers a question: one passage or several in a row, verbatim, at most
 * `limits.passageWords` long. `sourceId` is the stable id of the passage in it that answers best.
 */
export type RecollectedPassage = RecalledPassage & {
  language: Language;
  /** Who tells it: `self` for the person, a name, or null for a relative who is not named. */
  teller: string | null;
  /** The story's place among the stories taught, from 0; null for anything but a story. */
  storyOrdinal: number | null;
  /** Where it begins in its story, detail or memory: the place of its first passage, from 0. */
  place: number;
  /** The place of its last passage. */
  lastPlace: number;
  /** Whether nothing comes after it in its story, detail or memory. */
  isLast: boolean;
  /** Words of the question (`QuestionTerm.word`) that the passage or its title holds. */
  matched: string[];
  /** Words of the question that neither holds. */
  missing: string[];
  /** Share of the question's weight that the passage or its title holds, 0 to 1. Words that no passage holds count. */
  coverage: number;
};

/** What comes back to mind when a question is asked. */
export type Recollection = {
  language: Language;
  leaning: Leaning;
  terms: QuestionTerm[];
  passages: RecollectedPassage[];
};
