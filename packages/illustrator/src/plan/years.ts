import type { Cast } from '../cast/cast-of.ts';
import { along } from '../cast/life-course.ts';
import { ageIn } from '../lexicon/ages.ts';

export interface Years {
  years: number;
  words: string[];
}

/** Where in the story a scene is, 0 to 1. */
export function placeIn(
  narration: string,
  cast: Cast,
  sceneIndex: number,
  sceneCount: number,
): number {
  const found = cast.lifeStory.indexOf(narration.slice(0, 40));
  if (found >= 0) return found / cast.lifeStory.length;
  return sceneCount > 1 ? sceneIndex / (sceneCount - 1) : 0.4;
}

/** How old the main person is in a scene: as its words say, else as the story around it does. */
export function yearsIn(narration: string, cast: Cast, at: number): Years {
  const clue = ageIn(narration, cast.narrator);
  if (clue) return { years: clue.years, words: [clue.words] };
  return { years: Math.round(along(cast.milestones, at)), words: [] };
}
