import { countTests } from './count-tests.ts';
import { firstLines } from './first-lines.ts';
import type { Outcome, TestCounts } from './gate.ts';
import { runNode } from './run-node.ts';

interface Spec {
  title: string;
  file: string;
  tests: {
    status: 'expected' | 'flaky' | 'unexpected' | 'skipped';
    results: { errors: { message?: string }[] }[];
  }[];
}

interface Suite {
  specs: Spec[];
  suites?: Suite[];
}

interface Report {
  stats: Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>;
  suites: Suite[];
}

const listSpecs = ({ specs, suites = [] }: Suite): Spec[] => [
  ...specs,
  ...suites.flatMap(listSpecs),
];

function readReport(report: unknown): TestCounts {
  const { stats, suites } = report as Report;
  const tell = (status: 'flaky' | 'unexpected') =>
    suites.flatMap(listSpecs).flatMap(({ file, title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ results }) => {
          const errors = results.flatMap((result) => result.errors);
          return `${file} › ${title}: ${firstLines(errors[0]?.message ?? '')}`;
        }),
    );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: tell('unexpected'),
    unsteady: tell('flaky'),
  };
}

export function runPlaywright(): Promise<Outcome> {
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
  return countTests((file) => runNode(args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file }), readReport);
}
