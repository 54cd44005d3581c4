import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '#tests/support/browser.ts';

// Each worker reads this file again: the browser is looked for once.
process.env.CHROMIUM_PATH ||= (await findBrowser()) ?? '';

// These start servers of their own, so Playwright would run them last, and one of them alone.
const withOwnServers = /(memory-vault|story-scenes|story-viewer|time-vault)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'own-servers', testMatch: withOwnServers },
    { name: 'app', testMatch: '*.spec.ts', testIgnore: withOwnServers },
  ],
  // Twice the cores of a small machine: much of a test is waiting.
  workers: 4,
  // Not to hide a fault: the summary names each test that passed only the second time.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    // A trace costs half as much again as the tests: ask for one by `--trace=retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Each picture of a movement is painted without a graphics card. main-job.spec.ts moves all the same.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
