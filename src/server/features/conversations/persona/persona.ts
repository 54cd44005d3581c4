import type { Message, Source } from '#shared/contracts/conversations.ts';
import type { RecalledPassage, TaughtStory, Trait } from '#shared/contracts/training.ts';

/** What was taught about the person besides the stories, which are reached through the memory. */
export interface PersonaTraining extends Partial<Record<Trait, number>> {
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

export interface PersonaPerson extends PersonaTraining {
  name: string;
  relationship?: string | null;
  gender?: 'female' | 'male' | 'other' | null;
  birthYear?: number | null;
  deathYear?: number | null;
}

/** What the persona asks of the memory; each answer is cheap and bounded by the caller. */
export interface PersonaMemory {
  /** The ranked passages for a question; the caller resolves follow-ups from the same history. */
  recall(question: string): Promise<readonly RecalledPassage[]>;
  /** Every passage that is not of a story: details, phrases, passions, values. */
  listDetails(): Promise<readonly RecalledPassage[]>;
  /** The stories in the order they were taught, without their text. */
  listStories(): Promise<ReadonlyArray<{ sourceId: string; title: string }>>;
  /** The passages of one story in reading order. */
  listPassages(sourceId: string): Promise<readonly RecalledPassage[]>;
}

/** An earlier message of the same conversation. */
export type Turn = Pick<Message, 'kind' | 'content'> & { sources?: readonly Source[] };

export interface PersonaQuestion {
  question: string;
  person: PersonaPerson;
  memory: PersonaMemory;
  /** Oldest first, without the question itself. */
  history: readonly Turn[];
  /** Anything stable, such as the message's id: the same seed words a reply the same way. */
  seed: string;
  /** Told each piece of the reply as it is made, by a persona that makes it piece by piece. */
  onDelta?: (text: string) => void;
  signal?: AbortSignal;
}

export interface PersonaReply {
  content: string;
  /** The passages the reply stands on, best first, at most five. */
  sources: Source[];
  /** False for what was never told, and for courtesies, which stand on nothing. */
  grounded: boolean;
}

export interface Persona {
  reply(question: PersonaQuestion): Promise<PersonaReply>;
}

/** The material as a whole, against which a reply can be checked. */
export interface PersonaMaterial {
  person: PersonaPerson;
  stories: readonly TaughtStory[];
}
