import { type BenchRow, summarize } from './row.ts';
import { measureTreeFrames } from './tree-frames.ts';

/** Panning and zooming the tree, against the same gestures on an empty page. */
export async function measureTree(): Promise<BenchRow[]> {
  const { relatives, framesPerSecond, emptyPage, goal, runs } = await measureTreeFrames();
  return [
    {
      name: `tree of ${relatives}, pan and zoom`,
      unit: 'fps',
      figure: framesPerSecond,
      floor: emptyPage,
      floorName: 'empty page',
      spread: summarize(runs).spread,
      goal: `above ${goal}`,
    },
  ];
}
