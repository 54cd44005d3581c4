import type { BenchRow } from './row.ts';
import { measureSpeechFigures } from './speech-figures.ts';

/** Offline speech: how fast it is made, how soon it is heard, and what many at once do to the server. */
export async function measureSpeech(): Promise<BenchRow[]> {
  const figures = await measureSpeechFigures();
  const { load, firstByteOfNothing } = figures;
  const once = { spread: 0 };
  const firstByte = (name: string, { median, spread, p95 }: typeof firstByteOfNothing) => ({
    name,
    unit: 'ms' as const,
    figure: median,
    spread,
    p95,
    floor: firstByteOfNothing.median,
    floorName: 'an empty answer',
    goal: 'below 300 ms',
  });
  return [
    {
      ...once,
      name: 'speech, by the clock',
      unit: '×',
      figure: figures.realtimeFactor,
      floor: 1,
      floorName: 'as fast as it is heard',
    },
    {
      ...once,
      name: 'speech, by the processor',
      unit: '×',
      figure: figures.realtimeFactorOfProcessor,
      floor: 1,
      floorName: 'as fast as it is heard',
    },
    firstByte('first byte of three sentences', figures.firstByteOfSentences),
    firstByte('first byte of one file of them', figures.firstByteOfFile),
    {
      ...once,
      name: `event loop p99, ${load.succeeded} of 100 spoken for 8 at once`,
      unit: 'ms',
      figure: load.eventLoopP99Ms,
      floor: load.eventLoopP99AtRestMs,
      floorName: 'at rest',
      goal: 'below 50 ms, all 100 spoken',
    },
    {
      ...once,
      name: 'memory after 200 syntheses',
      unit: 'MB',
      figure: load.memoryAfterAgainMb,
      floor: load.memoryAfterMb,
      floorName: 'after the first 100',
      goal: 'flat',
    },
  ];
}
