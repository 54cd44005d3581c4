import type { Outcome } from './gate.ts';

export interface Finished extends Outcome {
  name: string;
  seconds: number;
  /** Of processor time, where the system tells it: hardly more on a machine that has other things to do. */
  processorSeconds?: number | undefined;
}

function describe({ name, passed, seconds, processorSeconds, tests, note }: Finished): string {
  const skipped = tests?.skipped ? `, ${tests.skipped} skipped` : '';
  const counts = tests ? `${tests.passed} passed, ${tests.failed} failed${skipped}` : '';
  const processor =
    processorSeconds === undefined
      ? ''
      : `${processorSeconds.toFixed(1).padStart(6)} s of processor`;
  const columns = [
    passed ? 'ok' : 'FAILED',
    name.padEnd(14),
    `${seconds.toFixed(1).padStart(6)} s`,
    ...(processor ? [processor] : []),
    [counts, note].filter(Boolean).join('; '),
  ];
  return `  ${columns[0]?.padEnd(7)} ${columns.slice(1).join('  ')}`.trimEnd();
}

function sum(finished: Finished[], count: (gate: Finished) => number): number {
  return finished.reduce((total, gate) => total + count(gate), 0);
}

/** A line for each gate, the tests that failed, then the sum of all tests and gates, alone on the last line for CI to read. */
export function summarize(finished: Finished[]): string {
  const passed = sum(finished, (gate) => (gate.tests?.passed ?? 0) + (gate.passed ? 1 : 0));
  const failed = sum(finished, (gate) => (gate.tests?.failed ?? 0) + (gate.passed ? 0 : 1));
  const troubles = finished.flatMap(({ tests }) => [
    ...(tests?.failures ?? []).map((failure) => `  failed: ${failure}`),
    ...(tests?.unsteady ?? []).map((title) => `  passed only when tried again: ${title}`),
  ]);
  const parts = [finished.map(describe).join('\n'), troubles.join('\n')].filter(Boolean);
  return `\n${parts.join('\n\n')}\n\n${passed} passed, ${failed} failed`;
}
