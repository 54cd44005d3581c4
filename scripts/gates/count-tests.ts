import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome, TestCounts } from './gate.ts';

/** Lets a test runner write its report to a file, and counts the tests in it. */
export async function countTests(
  run: (report: string) => Promise<boolean>,
  read: (report: unknown) => TestCounts,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'heartwood-report-'));
  const file = join(folder, 'report.json');
  try {
    const succeeded = await run(file);
    const tests = read(JSON.parse(readFileSync(file, 'utf8')));
    const ran = tests.passed + tests.failed > 0;
    return {
      passed: succeeded && tests.failed === 0 && ran,
      tests,
      note: ran ? undefined : 'no test ran',
    };
  } catch (error) {
    return { passed: false, note: `no report: ${error instanceof Error ? error.message : error}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
