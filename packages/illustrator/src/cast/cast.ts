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
  /** What those of a first name are to the main person. */
  names: ReadonlyMap<string, string>;
  teller: Teller;
  milestones: readonly Milestone[];
  /** Told, or counted back from the years in the story. */
  birthYear: number;
  /** Who is mourned, and from which place in the story on, 0 to 1. */
  gone: ReadonlyMap<string, number>;
  /** What the main person mostly did for a living. */
  work: Outfit | undefined;
  /** South of the equator December is in summer. */
  southern: boolean;
  lifeStory: string;
}
