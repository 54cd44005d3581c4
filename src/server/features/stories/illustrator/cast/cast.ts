import type { Teller } from '../lexicon/ages.ts';
import type { Gender, Look, Outfit } from '../picture-plan.ts';

/** How old the main person is at a place in the story, 0 to 1. */
export interface Milestone {
  at: number;
  years: number;
}

/** Who is in a story, read once from all of it, so that the same people come back in every scene. */
export interface Cast {
  seed: number;
  gender: Gender;
  main: Look;
  /** By what they are to the main person, e.g. 'mother'. */
  others: Readonly<Record<string, Look>>;
  teller: Teller;
  milestones: readonly Milestone[];
  /** What the main person mostly did for a living. */
  work: Outfit | undefined;
  /** South of the equator December is in summer. */
  southern: boolean;
  lifeStory: string;
}
