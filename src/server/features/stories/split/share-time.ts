import { limits } from '#shared/limits.ts';
import { type Narration, timeStep } from './choose-narration.ts';

/** What a narration below the shortest time costs, if the scene has a longer one. */
const priceOfShortness = 1.5;
const none = Number.NEGATIVE_INFINITY;

/**
 * Chooses one narration for each scene within a budget of seconds, by dynamic programming. The value of a narration
 * grows with the square root of its worth.
 */
export function shareTime(scenes: readonly (readonly Narration[])[], budget: number): Narration[] {
  const room = Math.max(1, Math.floor(budget / timeStep));
  const least = limits.story.spoken.min / timeStep;
  const worthOf = ({ worth, steps }: Narration, longest: number) =>
    Math.sqrt(Math.max(0, worth)) - (steps < Math.min(least, longest) ? priceOfShortness : 0);

  let best = new Float64Array(room + 1);
  const chosen: Int32Array[] = [];
  for (const narrations of scenes) {
    const row = new Float64Array(room + 1).fill(none);
    const choice = new Int32Array(room + 1).fill(-1);
    const longest = Math.max(...narrations.map(({ steps }) => steps));
    for (const [index, narration] of narrations.entries()) {
      const worth = worthOf(narration, longest);
      for (let used = narration.steps; used <= room; used += 1) {
        const value = worth + (best[used - narration.steps] ?? none);
        if (value <= (row[used] ?? none)) continue;
        row[used] = value;
        choice[used] = index;
      }
    }
    best = row;
    chosen.push(choice);
  }
  return trace(scenes, chosen, best);
}

function trace(
  scenes: readonly (readonly Narration[])[],
  chosen: readonly Int32Array[],
  values: Float64Array,
): Narration[] {
  let used = values.reduce((top, value, at) => (value > (values[top] ?? none) ? at : top), 0);
  const told: Narration[] = [];
  for (let at = scenes.length - 1; at >= 0; at -= 1) {
    // If not even the shortest fit together, each scene gets its shortest.
    const narration = scenes[at]?.[chosen[at]?.[used] ?? -1] ?? scenes[at]?.[0];
    if (!narration) continue;
    told.unshift(narration);
    used = Math.max(0, used - narration.steps);
  }
  return told;
}
