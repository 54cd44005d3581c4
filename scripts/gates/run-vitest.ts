import { countTests } from './count-tests.ts';
import { firstLines } from './first-lines.ts';
import type { Outcome, TestCounts } from './gate.ts';
import { runNode } from './run-node.ts';

interface Report
  extends Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number> {
  testResults: {
    status: string;
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

function readReport(report: unknown): TestCounts {
  const counts = report as Report;
  const failures = counts.testResults.flatMap(({ status, name, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    // A file that could not be loaded has no test to blame.
    if (status === 'failed' && failed.length === 0) return `${name}: ${firstLines(message)}`;
    return failed.map((one) => `${one.fullName}: ${firstLines(one.failureMessages[0] ?? '')}`);
  });
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests,
    skipped: counts.numPendingTests + counts.numTodoTests,
    failures,
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
