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
    low: 'At home in the familiar',
    high: 'Curious about everything',
  },
  {
    trait: 'conscientiousness',
    label: 'Conscientiousness',
    low: 'Easy-going',
    high: 'Careful and orderly',
  },
  {
    trait: 'extraversion',
    label: 'Extraversion',
    low: 'Quiet, at ease alone',
    high: 'Lively, at ease in company',
  },
  {
    trait: 'agreeableness',
    label: 'Agreeableness',
    low: 'Blunt, unbending',
    high: 'Gentle, yielding',
  },
  { trait: 'neuroticism', label: 'Neuroticism', low: 'Calm, unshaken', high: 'Quick to worry' },
  { trait: 'formality', label: 'Formality', low: 'Plain and familiar', high: 'Formal and proper' },
  {
    trait: 'positivity',
    label: 'Positivity',
    low: 'Wary, expects the worst',
    high: 'Sunny, expects the best',
  },
];
