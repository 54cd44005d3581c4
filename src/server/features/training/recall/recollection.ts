import type { KinAlias } from '@heartwood/reading/kin-aliases';
import type { Language } from '@heartwood/reading/language';
import type { RecalledPassage, TrainingStory } from '#shared/contracts/training.ts';

/** The part of a training that can be recalled. */
export type TrainingContent = {
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
  stories?: TrainingStory[];
  memories?: TrainingMemory[];
};

/** A memory of the archive that the companion may use. */
export type TrainingMemory = { id: string; title: string; content: string };

/** An earlier turn of the conversation. A companion's reply (`persona`) has the sources it was made from. */
export type EarlierTurn = {
  from: 'person' | 'persona';
  text: string;
  sources?: readonly { id: string; excerpt: string }[];
};

export type RecallRequest = {
  ancestorId: string;
  /** Revision of the ancestor's passages, if known; looked up otherwise. */
  revision?: string;
  question: string;
  history?: EarlierTurn[];
  /** How many passages at most; 10 if left out. */
  limit?: number;
  /** What kinship words of the question stand for in the stories. */
  aliases?: readonly KinAlias[];
  /** Turns the correction of misspellings off, for questions that were not typed. */
  spelledRight?: boolean;
};

/**
 * How a question depends on the conversation: not at all; it refers to an earlier turn ('why did he do that?');
 * it asks for the next part of a story ('and what happened then?') or for more of it ('tell me more').
 */
export type FollowUp = 'none' | 'history' | 'next' | 'more';

/** One word of meaning in the question. */
export type QuestionTerm = {
  /** As the question has it, in lower case. */
  word: string;
  /** Inverse document frequency among this ancestor's passages, above 0. */
  weight: number;
  /** Whether a passage of this ancestor has it, a form of it or a near misspelling. */
  known: boolean;
  /** The indexed word that it was corrected to, if it was misspelt. */
  readAs?: string;
  /** From an earlier turn rather than from the question itself. */
  fromHistory: boolean;
};

/**
 * A span of a story, detail …: one passage or several in a row, verbatim, at most `limits.passageWords` long. `sourceId` is the stable id of the passage in it that answers best.
 */
export type RecollectedPassage = RecalledPassage & {
  language: Language;
  /** Who tells it: `self` for the person, a name, or null for a relative who is not named. */
  teller: string | null;
  /** The story's place among the stories, from 0; null for anything but a story. */
  storyOrdinal: number | null;
  /** Where it begins in its story, detail or memory: the place of its first passage, from 0. */
  place: number;
  /** The place of its last passage. */
  lastPlace: number;
  /** Whether nothing comes after it in its story, detail or memory. */
  isLast: boolean;
  /** Words of the question (`QuestionTerm.word`) that the passage or its title has. */
  matched: string[];
  /** Words of the question that neither has. */
  missing: string[];
  /** The share of the question's weight in the passage or its title, 0 to 1. Words that no passage has count. */
  coverage: number;
};

/** The result of a recall. */
export type Recollection = {
  language: Language;
  followUp: FollowUp;
  terms: QuestionTerm[];
  passages: RecollectedPassage[];
};
