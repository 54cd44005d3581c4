import { expect, it } from 'vitest';
import { summarize } from './summary.ts';

const lint = { name: 'lint', passed: true, seconds: 1.25 };

it('ends with the sum of tests and gates, alone on its line', () => {
  const units = {
    name: 'tests',
    passed: true,
    seconds: 9,
    tests: { passed: 40, failed: 0, skipped: 0 },
  };
  expect(summarize([lint, units]).split('\n').at(-1)).toBe('42 passed, 0 failed');
});

it('counts a gate that failed without a failed test', () => {
  const units = {
    name: 'tests',
    passed: false,
    seconds: 9,
    tests: { passed: 40, failed: 0, skipped: 2 },
  };
  const summary = summarize([lint, units]);
  expect(summary).toContain('FAILED  tests');
  expect(summary).toContain('40 passed, 0 failed, 2 skipped');
  expect(summary.split('\n').at(-1)).toBe('41 passed, 1 failed');
});

it('tells the processor time where it is known', () => {
  expect(summarize([{ ...lint, processorSeconds: 2.34 }])).toMatch(
    /lint .* 1\.[23] s +2\.3 s of processor/,
  );
  expect(summarize([lint])).not.toContain('processor');
});

it('shows what a gate has to say', () => {
  expect(summarize([{ ...lint, note: 'no test ran' }])).toContain('no test ran');
});

it('names what failed, and what passed only the second time, right above the sum', () => {
  const browser = {
    name: 'browser',
    passed: false,
    seconds: 9,
    tests: {
      passed: 3,
      failed: 1,
      skipped: 0,
      failures: ['auth.spec.ts › signs in: Error: nobody there'],
      unsteady: ['chat.spec.ts › answers: Error: too slow'],
    },
  };
  expect(summarize([lint, browser]).split('\n').slice(-5)).toEqual([
    '',
    '  failed: auth.spec.ts › signs in: Error: nobody there',
    '  passed only when tried again: chat.spec.ts › answers: Error: too slow',
    '',
    '4 passed, 2 failed',
  ]);
});
