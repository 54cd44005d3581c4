export const lifeStages = [
  'birth',
  'childhood',
  'school',
  'work',
  'war',
  'journey',
  'love',
  'children',
  'hardship',
  'illness',
  'death',
  'age',
] as const;
export type LifeStage = (typeof lifeStages)[number];

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
/** In the order in which they are looked for. */
export const timesOfDay = ['dawn', 'night', 'evening', 'morning', 'afternoon'] as const;

/** Patterns that depend on the grammar of a language. */
export interface CuePatterns {
  /** At the start of a sentence: a new time or place. */
  turn: RegExp;
  /** At the start of a sentence: it cannot be understood without the one before. */
  needsContext: RegExp;
  /** At the start of a sentence: a person named before. */
  someone: RegExp;
  /** Words before the name of a place; the name follows. */
  beforePlace: RegExp;
  /** The narrator's age, as a number or words in group 1. */
  age: RegExp;
  /** The same as it can stand as a title. */
  ageTitle: RegExp;
  /** The narrator's birth, up to its year. */
  born: RegExp;
  /** The narrator's given name in group 1 or 2. */
  named: RegExp;
}

/** Patterns of one language for reading a life story. */
export interface Cues extends CuePatterns {
  /** A pronoun for a person. */
  pronoun: RegExp;
  /** A person named in the sentence itself. */
  person: RegExp;
  /** A person or thing that a later 'she' could refer to. */
  others: RegExp;
  /** A remark about the telling itself. */
  aside: RegExp;
  /** An event that happens once in a life. */
  event: RegExp;
  /** What only a woman, or only a man, says as the narrator; global, to be counted. */
  female: RegExp;
  male: RegExp;
  stages: Readonly<Record<LifeStage, RegExp>>;
  seasons: Readonly<Record<(typeof seasons)[number], RegExp>>;
  timesOfDay: Readonly<Record<(typeof timesOfDay)[number], RegExp>>;
  /** Words with a capital that are never the name of a place. */
  notPlaces: ReadonlySet<string>;
}
