export interface BorderQuestion {
  /** By sentence, as `borderStrengths` returns them. */
  strengths: readonly number[];
  /** By sentence. */
  words: readonly number[];
  fewest: number;
  most: number;
  usual: number;
}

/** The strength that a further border must have. */
const priceOfBorder = 1.4;
const priceOfUnusual = 0.35;
const priceOfUnevenness = 0.55;
/** With more sentences than this, only the strongest borders are considered. */
const candidatesAtMost = 250;

/** Returns the first sentence of each scene: by dynamic programming, the strongest borders with even scenes. */
export function chooseBorders(question: BorderQuestion): number[] {
  const { strengths, words, fewest, most, usual } = question;
  const starts = candidatesOf(strengths, most);
  const total = words.reduce((sum, one) => sum + one, 0);
  const before = [0];
  for (const one of words) before.push((before.at(-1) ?? 0) + one);
  const target = Math.max(1, total / usual);
  const ends = [...starts.slice(1), strengths.length];
  const count = Math.min(most, starts.length);
  // Of a scene from one candidate to another.
  const costs = starts.map((from) =>
    Float64Array.from(ends, (to) => {
      const held = Math.max(1, (before[to] ?? total) - (before[from] ?? 0));
      return priceOfUnevenness * Math.log2(held / target) ** 2;
    }),
  );

  // best[k][j]: the value of the best k + 1 scenes up to the j-th end; from[k][j]: the start of the last of them.
  const best: Float64Array[] = [];
  const from: Int32Array[] = [];
  for (let scenes = 1; scenes <= count; scenes += 1) {
    const row = new Float64Array(ends.length).fill(Number.NEGATIVE_INFINITY);
    const begins = new Int32Array(ends.length);
    const previous = best.at(-1);
    for (const at of ends.keys()) {
      if (!previous) {
        row[at] = -(costs[0]?.[at] ?? 0);
        continue;
      }
      for (let start = scenes - 1; start <= at; start += 1) {
        const begin = starts[start] ?? 0;
        const value =
          (previous[start - 1] ?? Number.NEGATIVE_INFINITY) +
          (strengths[begin] ?? 0) -
          priceOfBorder -
          (costs[start]?.[at] ?? 0);
        if (value > (row[at] ?? 0)) {
          row[at] = value;
          begins[at] = start;
        }
      }
    }
    best.push(row);
    from.push(begins);
  }

  const last = ends.length - 1;
  const worth = (scenes: number) =>
    (best[scenes - 1]?.[last] ?? 0) - priceOfUnusual * (scenes - usual) ** 2;
  let chosen = Math.min(fewest, count);
  for (let scenes = chosen + 1; scenes <= count; scenes += 1)
    if (worth(scenes) > worth(chosen)) chosen = scenes;
  const borders: number[] = [];
  let at = last;
  for (let scenes = chosen; scenes > 1; scenes -= 1) {
    const start = from[scenes - 1]?.[at] ?? 0;
    borders.unshift(starts[start] ?? 0);
    at = start - 1;
  }
  return [0, ...borders];
}

function candidatesOf(strengths: readonly number[], most: number): number[] {
  const all = strengths.map((strength, at) => ({ strength, at })).slice(1);
  if (all.length <= candidatesAtMost) return [0, ...all.map(({ at }) => at)];
  const strongest = all
    .toSorted((one, other) => other.strength - one.strength)
    .slice(0, candidatesAtMost)
    .map(({ at }) => at);
  // Some at even distances, so that no scene is too long.
  const step = Math.ceil(strengths.length / (most * 4));
  const even = all.filter(({ at }) => at % step === 0).map(({ at }) => at);
  return [0, ...new Set([...strongest, ...even])].toSorted((one, other) => one - other);
}
