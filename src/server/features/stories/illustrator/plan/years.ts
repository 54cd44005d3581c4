import type { Cast } from '../cast/cast.ts';
import { agesIn } from '../lexicon/ages.ts';

export interface Years {
  years: number;
  words: string[];
}

/** Without any age told: a life from childhood to old age over the length of the story. */
const course: readonly [at: number, years: number][] = [
  [0, 6],
  [0.15, 10],
  [0.3, 19],
  [0.5, 32],
  [0.7, 50],
  [0.85, 66],
  [1, 76],
];

function along(points: readonly (readonly [number, number])[], at: number): number {
  let before = points[0] ?? [0, 30];
  for (const point of points) {
    if (point[0] >= at) {
      const span = point[0] - before[0];
      return span <= 0 ? point[1] : before[1] + ((point[1] - before[1]) * (at - before[0])) / span;
    }
    before = point;
  }
  return before[1];
}

/** How old the main person is in a scene: as its words say, else as the story around it does. */
export function yearsIn(
  narration: string,
  cast: Cast,
  sceneIndex: number,
  sceneCount: number,
): Years {
  const clues = agesIn(narration, cast.teller);
  const [clue] = clues;
  if (clue) return { years: clue.years, words: [clue.words] };
  const found = cast.lifeStory.indexOf(narration.slice(0, 40));
  const at =
    found >= 0
      ? found / cast.lifeStory.length
      : sceneCount > 1
        ? sceneIndex / (sceneCount - 1)
        : 0.4;
  const { milestones } = cast;
  if (milestones.length === 0) return { years: Math.round(along(course, at)), words: [] };
  const before = milestones.filter((milestone) => milestone.at <= at).at(-1);
  const after = milestones.find((milestone) => milestone.at > at);
  if (before && after)
    return {
      years: Math.round(
        along(
          [
            [before.at, before.years],
            [after.at, Math.max(before.years, after.years)],
          ],
          at,
        ),
      ),
      words: [],
    };
  if (before)
    return { years: Math.round(Math.min(88, before.years + (at - before.at) * 40)), words: [] };
  const ahead = after ? Math.max(4, Math.min(after.years, after.years - (after.at - at) * 30)) : 30;
  return { years: Math.round(ahead), words: [] };
}
