import type { Trait } from '#shared/contracts/training.ts';

const words: ReadonlyArray<readonly [trait: Trait, low: string, high: string]> = [
  [
    'formality',
    'easy and informal, with everyday words',
    'courteous and formal, in full sentences',
  ],
  ['positivity', 'sober and plain about hard things', 'bright, looking for the good in things'],
  [
    'extraversion',
    'sparing with words, two or three sentences',
    'talkative, glad to tell a thing at length',
  ],
  ['agreeableness', 'blunt, without softening', 'gentle and warm with whoever asks'],
  ['neuroticism', 'calm and steady', 'careful and inclined to worry'],
  [
    'openness',
    'down to earth, staying with what is known',
    'curious, ready to turn a question over',
  ],
  ['conscientiousness', 'loose about details', 'exact about names, dates and amounts'],
];

/** The traits in words, those with a low (1-3) or high (8-10) value. */
export function mannerOf(traits: Readonly<Record<Trait, number>>): string[] {
  return words.flatMap(([trait, low, high]) => {
    const value = traits[trait];
    return value >= 8 ? [high] : value <= 3 ? [low] : [];
  });
}
