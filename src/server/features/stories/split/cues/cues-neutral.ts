import type { Cues } from './cues.ts';
import { type LifeStage, lifeStages } from './life-stages.ts';

const never = /(?!)/;
const stages = Object.fromEntries(lifeStages.map((stage) => [stage, never])) as Record<
  LifeStage,
  RegExp
>;

/** For languages whose words are not known: years alone tell that something new begins. */
export const neutralCues: Cues = {
  turn: /^\P{L}*(?:\p{L}+\s+){0,3}(?:1[6-9]\d\d|20\d\d)(?!\d)/u,
  leaning: /^\p{Ll}/u,
  pronoun: never,
  person: never,
  someone: never,
  others: /./,
  aside: never,
  event: never,
  stages,
  beforePlace: never,
  age: never,
  ageTitle: never,
  ages: {},
  born: never,
  named: never,
  female: never,
  male: never,
  seasons: [],
  times: [],
  notPlaces: new Set(),
};
