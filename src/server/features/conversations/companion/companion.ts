import type { KinAlias } from '@heartwood/reading/kin-aliases';
import type { Language } from '@heartwood/reading/language';
import type { MessageReading } from '@heartwood/reading/read-message';
import type { CompanionVoice, Portuguese } from '#shared/contracts/ancestors.ts';
import type {
  Because,
  CareKind,
  Certainty,
  Message,
  Source,
} from '#shared/contracts/conversations.ts';
import type { Fact } from '#shared/contracts/facts.ts';
import type { RecalledPassage, Trait } from '#shared/contracts/training.ts';

/** The training of a person besides the stories, which are reached through the memory. */
export interface PersonTraining extends Partial<Record<Trait, number>> {
  fullName?: string;
  birthPlace?: string;
  occupation?: string;
  religion?: string;
  communicationStyle?: string;
  accentDescription?: string;
  senseOfHumor?: string;
  commonPhrases?: readonly string[];
  passions?: readonly string[];
  values?: readonly string[];
}

/** The person a companion speaks as, or tells about. */
export interface CompanionPerson extends PersonTraining {
  name: string;
  relationship?: string | null;
  gender?: 'female' | 'male' | 'other' | null;
  birthYear?: number | null;
  deathYear?: number | null;
  companionVoice?: CompanionVoice;
  /** The Portuguese to speak; null follows the family's own words. */
  portuguese?: Portuguese | null;
}

/** A passage with where it stands; `sourceId` is the passage's own. */
export interface CompanionPassage extends RecalledPassage {
  language: Language;
  /** Who tells it: `self` for the person, a name, or null for a relative who is not named. */
  teller: string | null;
  /** The story's place among the stories, from 0; null for anything but a story. */
  storyOrdinal: number | null;
  /** The passage's place in its story, from 0. */
  place: number;
  /** Share of the question's weight that the passage holds, 0 to 1. */
  coverage: number;
}

/** What recall returns for a question. */
export interface CompanionRecollection {
  /** `next` and `more` ask for the rest of the last story; `history` is resolved against earlier turns. */
  followUp: 'none' | 'history' | 'next' | 'more';
  terms: ReadonlyArray<{
    word: string;
    weight: number;
    known: boolean;
    readAs?: string;
    fromHistory: boolean;
  }>;
  passages: readonly CompanionPassage[];
}

/** What a companion asks of the memory of one person; bound to a point in a conversation. */
export interface CompanionMemory {
  /** The ranked passages for a question, best first; follow-ups are resolved from the history. */
  recall(question: string, aliases?: readonly KinAlias[]): Promise<CompanionRecollection>;
  /** Every passage that is not of a story: details, phrases, passions, values. */
  listDetails(): Promise<readonly CompanionPassage[]>;
  /** The stories in the order of the training, without their text. */
  listStories(): Promise<ReadonlyArray<{ storyOrdinal: number; title: string }>>;
  /** The passages of one story in reading order. */
  listPassages(storyOrdinal: number): Promise<readonly CompanionPassage[]>;
  /** The whole text of one story, verbatim. */
  readStory(storyOrdinal: number): Promise<string>;
}

/** An earlier message of the same conversation. */
export type Turn = Pick<Message, 'kind' | 'content'> & {
  sources?: readonly Source[];
  care?: CareKind | null;
};

/** A message to reply to, with all that a reply may stand on. */
export interface CompanionQuestion {
  message: string;
  reading: MessageReading;
  person: CompanionPerson;
  memory: CompanionMemory;
  /** Facts of the family sheet that were not dismissed. */
  facts: readonly Fact[];
  /** The user's name, where they said it. */
  askerName: string | null;
  /** People the user has mentioned as theirs. */
  askersPeople: readonly { name: string; relation: string | null }[];
  /** Ids of passages told in earlier conversations, newest first. */
  told: readonly string[];
  /** Oldest first, without the message itself. */
  history: readonly Turn[];
  /** Anything stable, such as the message's id: the same seed words a reply the same way. */
  seed: string;
  now: Date;
  /** Called with each piece of the reply by a companion that makes it piece by piece. */
  onDelta?: (text: string) => void;
  signal?: AbortSignal;
}

/** The part of `Because` that a companion knows; triage and acts are added by its caller. */
export type ReplyReasons = Pick<
  Because,
  'engine' | 'question' | 'passages' | 'answer' | 'facts' | 'notes'
>;

export interface CompanionReply {
  content: string;
  /** The passages the reply stands on or shows, best first, at most five. */
  sources: Source[];
  /** Null for what is not about the life. */
  certainty: Certainty | null;
  /** Whether the family should be asked: it was never told, and they could know. */
  isOpen?: boolean;
  /** Concern that a language model reported itself. */
  care?: 'check-in';
  /** Why a language model made none or not all of it, without anything of the prompt; for the log. */
  failure?: string;
  because: ReplyReasons;
}

export interface Companion {
  /** @throws where no reply can be made. */
  reply(question: CompanionQuestion): Promise<CompanionReply>;
}

export function toSource({ sourceId, kind, title, excerpt }: RecalledPassage): Source {
  return { id: sourceId, kind, title, excerpt };
}
