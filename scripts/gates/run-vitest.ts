import { countTests } from './count-tests.ts';
import type { Outcome, TestCounts } from './gate.ts';
import { runNode } from './run-node.ts';

function readReport(report: unknown): TestCounts {
  const counts = report as Record<
    'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests',
    number
  >;
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests,
    skipped: counts.numPendingTests + counts.numTodoTests,
  };
}

export function runVitest(
  args: string[],
  env: Record<string, string | undefined>,
): Promise<Outcome> {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
  return countTests(
    (file) => runNode([...vitest, `--outputFile.json=${file}`, ...args], env),
    readReport,
  );
}
