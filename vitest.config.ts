import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/gates/longest-first.ts';

// Only to end a test that hangs: a busy machine may take ten times as long as a quiet one.
const timeouts = { testTimeout: 120_000, hookTimeout: 180_000 };
// Loading the server again for each file costs a fifth of the time, happy-dom five sixths. A file restores what it changes.
const common = { ...timeouts, isolate: false };

export default defineConfig({
  test: {
    // One more than the cores of a small machine: some files mostly wait, for a heart to stop or a span to pass.
    maxWorkers: 3,
    passWithNoTests: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...common,
          name: 'server',
          environment: 'node',
          globalSetup: ['tests/support/database-template-setup.ts'],
          include: [
            'src/server/**/*.test.ts',
            'src/shared/**/*.test.ts',
            'packages/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'tests/{architecture,support,integration}/**/*.test.ts',
          ],
        },
      },
      {
        plugins: [react()],
        test: {
          ...common,
          name: 'client',
          environment: 'happy-dom',
          include: ['src/client/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
