import type { Trait } from '#shared/contracts/training.ts';

export interface TraitWords {
  trait: Trait;
  label: string;
  low: string;
  high: string;
}

/** How each trait is asked for, with words for the two ends of its slider. */
export const traitWords: readonly TraitWords[] = [
  {
    trait: 'openness',
    label: 'Openness',
    low: 'Kept to the familiar',
    high: 'Curious about everything',
  },
  {
    trait: 'conscientiousness',
    label: 'Conscientiousness',
    low: 'Took life as it came',
    high: 'Careful and orderly',
  },
  {
    trait: 'extraversion',
    label: 'Extraversion',
    low: 'Quiet, at ease alone',
    high: 'Lively, loved company',
  },
  {
    trait: 'agreeableness',
    label: 'Agreeableness',
    low: 'Blunt, stood their ground',
    high: 'Gentle, gave way',
  },
  { trait: 'neuroticism', label: 'Neuroticism', low: 'Calm, unshaken', high: 'Worried easily' },
  { trait: 'formality', label: 'Formality', low: 'Plain and familiar', high: 'Formal and proper' },
  {
    trait: 'positivity',
    label: 'Positivity',
    low: 'Saw the hard side',
    high: 'Saw the bright side',
  },
];
