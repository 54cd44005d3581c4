// `npm test`: every gate, also after one has failed, and a summary. `npm test -- --only=types` runs one.
import { parseArgs } from 'node:util';
import type { Gate, Outcome } from './gate.ts';
import { runNode } from './run-node.ts';
import { runOnPostgres } from './run-on-postgres.ts';
import { runPlaywright } from './run-playwright.ts';
import { runVitest } from './run-vitest.ts';
import { spentProcessorTime } from './spent-processor-time.ts';
import { type Finished, summarize } from './summary.ts';

function command(name: string, ...args: string[]): Gate {
  return { name, run: async () => ({ passed: await runNode(args) }) };
}

const gates: Gate[] = [
  command('format-lint', 'node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'),
  command('types', 'node_modules/typescript/bin/tsc', '--project', '.'),
  command('architecture', 'scripts/gates/check-architecture.ts'),
  command('unused', 'node_modules/knip/bin/knip.js'),
  command('config-docs', 'scripts/gates/write-config-docs.ts', '--check'),
  command('notice', 'scripts/gates/write-notice.ts', '--check'),
  command('models', 'packages/reading/scripts/train.ts', '--check'),
  { name: 'tests', run: () => runVitest([], { TEST_DATABASE_URL: undefined }) },
  { name: 'postgres', run: runOnPostgres },
  command('build', 'scripts/build/build-client.ts'),
  command('first-load', 'scripts/gates/check-first-load.ts'),
  { name: 'browser', run: runPlaywright },
];

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = gates.filter(({ name }) => !values.only || name === values.only);
if (chosen.length === 0) {
  console.error(`There is no gate "${values.only}": ${gates.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // The gate under way gets the signal too, or ends by itself, and clears up after itself.
  process.on(signal, () => {
    interrupted = true;
  });
}

async function attempt(gate: Gate): Promise<Outcome> {
  try {
    return await gate.run();
  } catch (error) {
    return { passed: false, note: error instanceof Error ? error.message : String(error) };
  }
}

const finished: Finished[] = [];
for (const gate of chosen) {
  console.log(`\n── ${gate.name} ──`);
  const start = performance.now();
  const spent = spentProcessorTime();
  const outcome = await attempt(gate);
  const seconds = (performance.now() - start) / 1000;
  const processorSeconds = spent === undefined ? undefined : (spentProcessorTime() ?? 0) - spent;
  finished.push({ name: gate.name, seconds, processorSeconds, ...outcome });
  if (interrupted) process.exit(130);
}
console.log(summarize(finished));
process.exitCode = finished.every(({ passed }) => passed) ? 0 : 1;
