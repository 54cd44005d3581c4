import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '#tests/support/browser.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { fill, kept } from './memories.ts';

const runs = 5;
const runMs = 3_000;
const viewport = { width: 1280, height: 800 };
/** As fast as a thumb that flings a page, in px a second. */
const speed = 3_000;

interface ScrollFrames {
  kept: number;
  /** Frames a second while scrolling, median of five runs. */
  framesPerSecond: number;
  /** The same way on a page of nothing, in the same browser. */
  emptyPage: number;
  runs: number[];
}

/** Photos and films get a picture to show, all the same one. */
async function addPictures({ dependencies }: TestApp, userId: string) {
  const key = `memories/${userId}/bench/thumbnail`;
  const plain = { width: 480, height: 360, channels: 3, background: '#5b8c5a' } as const;
  const picture = await sharp({ create: plain }).webp().toBuffer();
  await dependencies.storage.put(key, picture, {
    contentType: 'image/webp',
    maxBytes: picture.length,
  });
  await dependencies.database.executeSql(
    "update memory_vault_items set thumbnail_key = $2, display_key = $2, display_type = 'image/webp' where user_id = $1 and type <> 'text'",
    [userId, key],
  );
}

/** Scrolls down at an even speed, a step a frame, and counts the frames. */
function countFrames(page: Page): Promise<number> {
  return page.evaluate(
    ([duration, pace]) =>
      new Promise<number>((done) => {
        const from = window.scrollY;
        let frames = 0;
        let start = 0;
        const step = (now: number) => {
          start ||= now;
          const passed = now - start;
          if (passed >= duration) return done((frames / passed) * 1_000);
          frames += 1;
          window.scrollTo({ top: from + (passed / 1_000) * pace, behavior: 'instant' });
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
    [runMs, speed] as const,
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function measure(browser: Browser, app: TestApp): Promise<ScrollFrames> {
  const { user, cookie } = await app.signUp();
  await fill(app, user.id);
  await addPictures(app, user.id);
  const origin = await app.app.listen({ port: 0, host: '127.0.0.1' });
  const context = await browser.newContext({ viewport });
  const cookies = cookie.split('; ').map((one) => {
    const [name = '', ...value] = one.split('=');
    return { name, value: value.join('='), url: origin };
  });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(`${origin}/icon.svg`);
  await page.evaluate(
    (stored) => localStorage.setItem('heartwood.user', stored),
    JSON.stringify(user),
  );
  await page.goto(`${origin}/memory-vault`);
  await page.getByRole('list', { name: 'Your memories' }).locator('> li').first().waitFor();
  await page.waitForTimeout(1_000);
  const empty = await context.newPage();
  await empty.setContent('<div style="height: 200000px"></div>');

  const pageRuns: number[] = [];
  const emptyRuns: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await empty.bringToFront();
    emptyRuns.push(await countFrames(empty));
    await page.bringToFront();
    // Each run goes on where the last one ended, so that pages are fetched on the way.
    pageRuns.push(await countFrames(page));
  }
  if ((await page.evaluate(() => window.scrollY)) < speed)
    throw new Error('The page did not scroll.');
  return {
    kept,
    framesPerSecond: median(pageRuns),
    emptyPage: median(emptyRuns),
    runs: pageRuns,
  };
}

/** Frames a second of the Memory Vault with 10,000 memories, in headless Chromium. */
export async function measureScrollFrames(): Promise<ScrollFrames> {
  const build = resolve(import.meta.dirname, '../scripts/build/build-client.ts');
  const { status } = spawnSync(process.execPath, [build, '--if-stale'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The client could not be built.');
  const app = await openTestApp({ clientDir: resolve(import.meta.dirname, '../dist/client') });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox'],
  });
  try {
    return await measure(browser, app);
  } finally {
    await browser.close();
    await app.close();
  }
}

if (import.meta.main) console.log(JSON.stringify(await measureScrollFrames(), null, 2));
