import type { LifeStage } from './life-stages.ts';

/** What a language says when a new part of a life begins, when a sentence leans on another, and where something is. */
export interface Cues {
  /** At the begin of a sentence: a new time or place. */
  turn: RegExp;
  /** At the begin of a sentence: it cannot be understood without the one before. */
  leaning: RegExp;
  /** Somebody who must have been named before. */
  pronoun: RegExp;
  /** Somebody who is named in the sentence itself. */
  person: RegExp;
  /** At the begin of a sentence: somebody named before. */
  someone: RegExp;
  /** Somebody, or something, that a later 'she' could be mistaken for. */
  others: RegExp;
  /** About the telling itself. */
  aside: RegExp;
  /** Something that happens once in a life. */
  event: RegExp;
  stages: Readonly<Record<LifeStage, RegExp>>;
  /** Words before the name of a place; the name follows. */
  beforePlace: RegExp;
  /** How old the teller is: the age as a number or a word in group 1. */
  age: RegExp;
  /** The same as it can stand as a title. */
  ageTitle: RegExp;
  ages: Readonly<Record<string, number>>;
  born: RegExp;
  /** The teller's given name in group 1. */
  named: RegExp;
  female: RegExp;
  male: RegExp;
  seasons: readonly (readonly ['spring' | 'summer' | 'autumn' | 'winter', RegExp])[];
  times: readonly (readonly ['dawn' | 'morning' | 'afternoon' | 'evening' | 'night', RegExp])[];
  /** Never the name of a place, though written with a capital. */
  notPlaces: ReadonlySet<string>;
}
