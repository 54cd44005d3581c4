import type { Message, Source } from '#shared/contracts/conversations.ts';
import type { RecalledPassage, TaughtStory, Trait } from '#shared/contracts/training.ts';
import type { Language } from '#shared/language/language.ts';

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
  /** How a language model is told to speak as this person; rules alone have no use for it. */
  systemPrompt?: string | null;
}

/** A passage with where it stands; `sourceId` is the passage's own. Memory's richer passages fit too. */
export interface PersonaPassage extends RecalledPassage {
  /** The story's place among the stories taught, from 0; null for anything but a story. */
  storyOrdinal: number | null;
  /** The passage's place in its story, from 0. */
  place: number;
  /** Of what it is part of; found from the passage itself where it is not said. */
  language?: Language;
  /** Share of the question's weight that the passage holds, 0 to 1, where a question brought it to mind. */
  coverage?: number;
}

/** What comes back to mind when a question is asked, as far as the persona reads it. */
export interface PersonaRecollection {
  /** `next` and `more` ask on from an earlier reply; `history` leans on one. */
  leaning: 'itself' | 'history' | 'next' | 'more';
  terms: ReadonlyArray<{ word: string; weight: number; known: boolean; readAs?: string }>;
  passages: readonly PersonaPassage[];
}

/** What the persona asks of the memory; each answer is cheap and bounded by the caller. */
export interface PersonaMemory {
  /** The ranked passages for a question; the memory resolves follow-ups from the same history. */
  recall(question: string, how?: { spelledRight?: boolean }): Promise<PersonaRecollection>;
  /** Every passage that is not of a story: details, phrases, passions, values. */
  listDetails(): Promise<readonly PersonaPassage[]>;
  /** The stories in the order they were taught, without their text. */
  listStories(): Promise<ReadonlyArray<{ storyOrdinal: number; title: string }>>;
  /** The passages of one story in reading order. */
  listPassages(storyOrdinal: number): Promise<readonly PersonaPassage[]>;
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
  /** When it is asked, for what somebody's age would be; now if left out. */
  now?: Date;
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
