import type { Family, Pronouns } from './kin-facts.ts';
import type { ReadSentence } from './read-stories.ts';
import type { Person } from './resolve-kin.ts';
import type { Whom } from './spoken.ts';

/** A fact of a life other than who is kin. */
export interface LifeFact {
  subject: string;
  relation: string;
  object: string;
  year: number | null;
  sentence: ReadSentence;
}

/** A sentence with whom its verbs are said of. */
export interface Reading {
  sentence: ReadSentence;
  person: Person;
  family: Family;
  commonWords: ReadonlySet<string>;
  /** Whom the verb at a token is said of. */
  subject: (at: number) => Whom | undefined;
  pronouns: Pronouns;
}
