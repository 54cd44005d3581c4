import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findBrowser } from '#tests/support/browser.ts';

const root = resolve(import.meta.dirname, '../..');

function run(command: string, ...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { cwd: root, env, stdio: 'inherit', timeout: 600_000 });
}

const playwright = join(root, 'node_modules/@playwright/test/cli.js');
const isDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');

const waysToGetOne = [
  () => run(process.execPath, playwright, 'install', 'chromium'),
  () => {
    if (!isDebian) return;
    run('apt-get', 'update');
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell');
  },
  // Which older releases have not.
  () => {
    if (isDebian) run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
  },
];

async function getBrowser(): Promise<string | undefined> {
  const present = await findBrowser();
  if (present || process.env.CHROMIUM_PATH) return present;
  process.stdout.write('No Chromium or Chrome found for the browser tests: getting one.\n');
  for (const getOne of waysToGetOne) {
    getOne();
    const browser = await findBrowser();
    if (browser) return browser;
  }
  return undefined;
}

if (!(await getBrowser())) {
  process.stderr.write(
    process.env.CHROMIUM_PATH
      ? `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not run: name a Chromium or Chrome, or unset it.\n`
      : 'The browser tests need Chromium or Chrome: install either one, or name it in CHROMIUM_PATH, and run npm test again.\n',
  );
  process.exit(1);
}
