/** One line of the bench: a figure beside its floor or peer, measured in turns within the same run. */
export interface BenchRow {
  name: string;
  unit: 'ms' | 's' | 'fps' | 'MB/s' | 'MB' | '×';
  /** Medians of all turns, in `unit`. */
  figure: number;
  floor: number;
  floorName: string;
  /** Half the distance between the quartiles of the figure, in `unit`. */
  spread: number;
  /** The figure's 95th percentile, in `unit`, where single calls were timed. */
  p95?: number;
  /** What was aimed for, in words. */
  goal?: string;
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Median, spread and 95th percentile of samples. */
export function summarize(samples: readonly number[]) {
  const sorted = [...samples].sort((a, b) => a - b);
  return {
    median: at(sorted, 0.5),
    spread: (at(sorted, 0.75) - at(sorted, 0.25)) / 2,
    p95: at(sorted, 0.95),
  };
}

/** Milliseconds that a piece of work takes. */
export async function time(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

interface Contest {
  name: string;
  floorName: string;
  turns: number;
  /** Left out of the figures, to warm up. */
  warmUp?: number;
  /** Not timed; before each turn. */
  prepare?: () => Promise<unknown> | undefined;
  figure: () => Promise<unknown>;
  /** Not timed; after the figure, so that nothing of it goes on while the floor is measured. */
  between?: () => Promise<unknown>;
  floor: () => Promise<unknown>;
  goal?: string;
}

/** Times figure and floor in turns, so that a busy machine slows both. */
export async function compare(contest: Contest): Promise<BenchRow> {
  const { name, floorName, turns, warmUp = 3, goal } = contest;
  const samples = { figure: [] as number[], floor: [] as number[] };
  for (let turn = -warmUp; turn < turns; turn += 1) {
    await contest.prepare?.();
    const figure = await time(contest.figure);
    await contest.between?.();
    const floor = await time(contest.floor);
    if (turn < 0) continue;
    samples.figure.push(figure);
    samples.floor.push(floor);
  }
  const { median, spread, p95 } = summarize(samples.figure);
  const floor = summarize(samples.floor).median;
  return { name, unit: 'ms', figure: median, floor, floorName, spread, p95, goal };
}
