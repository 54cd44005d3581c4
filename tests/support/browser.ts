import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = [
  // Draws without a window of its own, which takes a quarter less of a processor.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const macOs = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A file of the right name is not yet a browser: Ubuntu's `chromium-browser` only points to a shop. */
function runs(executable: string): boolean {
  try {
    accessSync(executable, constants.X_OK);
    execFileSync(executable, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

/** The path of a Chromium or Chrome that runs here: CHROMIUM_PATH, the system's, Playwright's own. */
export async function findBrowser(): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return runs(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const found = [...candidates, ...macOs].find(runs);
  if (found) return found;
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath()].find(runs);
}
