import { type BenchRow, summarize } from './row.ts';
import { measureScrollFrames } from './scroll-frames.ts';

/** Scrolling through a vault of 10,000 memories, against the same way on a page of nothing. */
export async function measureMemoryScroll(): Promise<BenchRow[]> {
  const { kept, framesPerSecond, emptyPage, runs } = await measureScrollFrames();
  return [
    {
      name: `${kept} memories: scrolling the page`,
      unit: 'fps',
      figure: framesPerSecond,
      floor: emptyPage,
      floorName: 'empty page',
      spread: summarize(runs).spread,
      goal: 'above 45',
    },
  ];
}
