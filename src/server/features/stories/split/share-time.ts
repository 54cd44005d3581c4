import { limits } from '#shared/limits.ts';
import { type Telling, timeStep } from './choose-narration.ts';

/** What a narration below the shortest time costs, if the scene has a longer one. */
const priceOfShortness = 1.5;
const none = Number.NEGATIVE_INFINITY;

/**
 * Chooses one narration for each scene within a budget of seconds, by dynamic programming. The value of a narration
 * grows with the square root of its worth.
 */
export function shareTime(scenes: readonly (readonly Telling[])[], budget: number): Telling[] {
  const room = Math.max(1, Math.floor(budget / timeStep));
  const least = limits.story.spoken.min / timeStep;
  const worthOf = ({ worth, steps }: Telling, longest: number) =>
    Math.sqrt(Math.max(0, worth)) - (steps < Math.min(least, longest) ? priceOfShortness : 0);

  let best = new Float64Array(room + 1);
  const chosen: Int32Array[] = [];
  for (const tellings of scenes) {
    const row = new Float64Array(room + 1).fill(none);
    const choice = new Int32Array(room + 1).fill(-1);
    const longest = Math.max(...tellings.map(({ steps }) => steps));
    for (const [index, telling] of tellings.entries()) {
      const worth = worthOf(telling, longest);
      for (let used = telling.steps; used <= room; used += 1) {
        const value = worth + (best[used - telling.steps] ?? none);
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
  scenes: readonly (readonly Telling[])[],
  chosen: readonly Int32Array[],
  values: Float64Array,
): Telling[] {
  let used = values.reduce((top, value, at) => (value > (values[top] ?? none) ? at : top), 0);
  const told: Telling[] = [];
  for (let at = scenes.length - 1; at >= 0; at -= 1) {
    // If not even the shortest fit together, each scene gets its shortest.
    const telling = scenes[at]?.[chosen[at]?.[used] ?? -1] ?? scenes[at]?.[0];
    if (!telling) continue;
    told.unshift(telling);
    used = Math.max(0, used - telling.steps);
  }
  return told;
}
