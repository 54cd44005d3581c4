import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBrowser } from '#tests/support/browser.ts';

const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

async function readPort(profile: string, browser: ChildProcess): Promise<number> {
  const deadline = Date.now() + 60_000;
  while (browser.exitCode === null && Date.now() < deadline) {
    // Chromium writes it once it listens: the port, then the address below it.
    const written = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
    const port = Number(written.split('\n', 1)[0]);
    if (port > 0) return port;
    await sleep(50);
  }
  browser.kill('SIGKILL');
  throw new Error('The browser did not start.');
}

/** A browser on a profile of its own, which is driven over a port of its choice. */
export async function openBrowser() {
  const profile = await mkdtemp(join(tmpdir(), 'heartwood-bench-web-'));
  const executable = await findBrowser();
  if (!executable) throw new Error('There is no Chromium here: name one in CHROMIUM_PATH.');
  const browser = spawn(
    executable,
    ['--headless', ...browserArguments, '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    // A group of its own: where a script starts the browser, ending the script alone would leave the browser.
    { stdio: 'ignore', detached: true },
  );
  const ended = once(browser, 'exit');
  const port = await readPort(profile, browser);
  return {
    port,
    async close() {
      if (browser.pid) process.kill(-browser.pid, 'SIGTERM');
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
