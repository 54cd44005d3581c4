import type { PersonaPerson } from '../persona.ts';

/** How the sliders lean, as far as words can show it. */
export interface Manner {
  isFormal: boolean;
  isInformal: boolean;
  isWarm: boolean;
  isBlunt: boolean;
  isBright: boolean;
  isSober: boolean;
  isCareful: boolean;
  isSteady: boolean;
  isCurious: boolean;
  isPlain: boolean;
  isExact: boolean;
  isTalkative: boolean;
  isQuiet: boolean;
  /** Sentences of an answer and words of a story. */
  sentences: number;
  words: number;
}

export function mannerOf(person: PersonaPerson): Manner {
  const at = (value: number | undefined, other = 5) => value ?? other;
  const extraversion = at(person.extraversion);
  return {
    isFormal: at(person.formality) >= 7,
    isInformal: at(person.formality) <= 4,
    isWarm: at(person.agreeableness) >= 7,
    isBlunt: at(person.agreeableness) <= 3,
    isBright: at(person.positivity, 7) >= 8,
    isSober: at(person.positivity, 7) <= 4,
    isCareful: at(person.neuroticism) >= 7,
    isSteady: at(person.neuroticism) <= 3,
    isCurious: at(person.openness) >= 8,
    isPlain: at(person.openness) <= 3,
    isExact: at(person.conscientiousness) >= 8,
    isTalkative: extraversion >= 8,
    isQuiet: extraversion <= 3,
    sentences: extraversion <= 3 ? 2 : extraversion <= 7 ? 3 : 5,
    words: extraversion <= 3 ? 60 : extraversion <= 7 ? 90 : 130,
  };
}
