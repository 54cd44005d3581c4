import { guessTeller } from '@heartwood/reading/guess-teller';
import type { TrainingStory } from '#shared/contracts/training.ts';

/** How the wire names the person themself as the one who tells. */
export const selfTeller = 'self';

/** Whom a training is about. */
export interface TrainedPerson {
  name: string;
  /** The full name, or the name while that is not known. */
  fullName: string;
}

/** Who tells a story, in a few words; a guess ends in a question mark. */
export function tellerWords(
  { content, teller }: TrainingStory,
  { name, fullName }: TrainedPerson,
): string | undefined {
  if (teller === selfTeller) return `Told by ${name}`;
  if (teller) return `Told by ${teller}`;
  const guess = guessTeller(content, fullName);
  if (!guess) return undefined;
  return guess === 'self' ? `Told by ${name} themself?` : 'Told by somebody else?';
}
