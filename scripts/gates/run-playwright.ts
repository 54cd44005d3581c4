import { countTests } from './count-tests.ts';
import type { Outcome, TestCounts } from './gate.ts';
import { runNode } from './run-node.ts';

function readReport(report: unknown): TestCounts {
  const { stats } = report as {
    stats: Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>;
  };
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  };
}

export function runPlaywright(): Promise<Outcome> {
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
  return countTests((file) => runNode(args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file }), readReport);
}
