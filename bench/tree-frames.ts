import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Ancestor, ancestor } from '#shared/contracts/ancestors.ts';
import { sessionResponse, type User } from '#shared/contracts/auth.ts';
import { findBrowser } from '#tests/support/browser.ts';
import { startServer } from '#tests/support/server.ts';

const relatives = 500;
const runs = 5;
const runMs = 3_000;
const goal = 45;
const viewport = { width: 1280, height: 800 };

const words = [
  'great-great-grandmother',
  'great-grandfather',
  'great-aunt',
  'grandmother',
  'aunt',
  'uncle',
  'cousin',
  'second-cousin',
  'nephew',
  'niece',
  'grand-niece',
  'great-grandson',
];

interface TreeFrames {
  relatives: number;
  /** Frames a second while panning and zooming, median of five runs. */
  framesPerSecond: number;
  /** The same gestures on an empty page, in the same browser. */
  emptyPage: number;
  goal: number;
  runs: number[];
}

async function createFamily(page: Page, origin: string): Promise<User> {
  const headers = { origin };
  const post = async (path: string, data: object) => {
    const response = await page.request.post(origin + path, { data, headers });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
    return response.json();
  };
  const email = `${randomUUID()}@example.com`;
  const account = { mode: 'sign-up', email, password: randomUUID(), name: 'Maria Silva' };
  const { user } = sessionResponse.parse(await post('/api/auth/login', account));
  let above: Ancestor[] = [];
  for (const [place, relationship] of words.entries()) {
    const count =
      Math.floor(((place + 1) * relatives) / words.length) -
      Math.floor((place * relatives) / words.length);
    const row: Ancestor[] = [];
    for (let index = 0; index < count; index += 1) {
      const parentId = above[Math.floor((index / count) * above.length)]?.id;
      const name = `${relationship} ${index + 1}`;
      const body = { userId: user.id, name, relationship, parentId };
      row.push(ancestor.parse(await post('/api/ancestors', body)));
    }
    above = row;
  }
  return user;
}

/** Pans in circles, then zooms far out and in again, one step a frame, and counts the frames. */
function countFrames(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    ([target, duration]) =>
      new Promise<number>((done) => {
        const element = document.querySelector(target) ?? document.body;
        const { left, top, width, height } = element.getBoundingClientRect();
        const middle = { x: left + width / 2, y: top + height / 2 };
        const at = (angle: number) => ({
          clientX: middle.x + 260 * Math.cos(angle),
          clientY: middle.y + 140 * Math.sin(angle),
          view: window,
          bubbles: true,
          cancelable: true,
        });
        let frames = 0;
        let start = 0;
        element.dispatchEvent(new MouseEvent('mousedown', at(0)));
        const step = (now: number) => {
          start ||= now;
          const passed = now - start;
          if (passed >= duration) {
            done((frames / passed) * 1_000);
            return;
          }
          frames += 1;
          if (passed < duration / 2) {
            window.dispatchEvent(new MouseEvent('mousemove', at(passed / 240)));
          } else {
            window.dispatchEvent(new MouseEvent('mouseup', at(0)));
            // Out to an overview of the tree, and back.
            const deltaY = 40 * Math.sin((2 * Math.PI * (passed - duration / 2)) / (duration / 2));
            element.dispatchEvent(new WheelEvent('wheel', { ...at(0), deltaY }));
          }
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
    [selector, runMs] as const,
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function measure(browser: Browser, origin: string): Promise<TreeFrames> {
  const page = await browser.newPage({ viewport });
  await page.goto(origin);
  const user = await createFamily(page, origin);
  await page.evaluate(
    ([stored]) => {
      localStorage.setItem('heartwood.user', stored);
      localStorage.setItem('heartwood.dashboard-view', 'tree');
    },
    [JSON.stringify(user)] as const,
  );
  await page.goto(`${origin}/dashboard`);
  const tree = page.getByRole('group', { name: 'Family tree', exact: true });
  await tree.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1_000);
  const empty = await browser.newPage({ viewport });

  const treeRuns: number[] = [];
  const emptyRuns: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await empty.bringToFront();
    emptyRuns.push(await countFrames(empty, 'body'));
    await page.bringToFront();
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.waitForTimeout(700);
    treeRuns.push(await countFrames(page, '[role=group][aria-label="Family tree"]'));
  }
  return {
    relatives,
    framesPerSecond: median(treeRuns),
    emptyPage: median(emptyRuns),
    goal,
    runs: treeRuns,
  };
}

/** Frames a second of the family tree with 500 relatives, in headless Chromium. */
export async function measureTreeFrames(): Promise<TreeFrames> {
  const build = resolve(import.meta.dirname, '../scripts/build/build-client.ts');
  const { status } = spawnSync(process.execPath, [build, '--if-stale'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The client could not be built.');
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox'],
  });
  try {
    return await measure(browser, server.url);
  } finally {
    await browser.close();
    await server.stop();
  }
}

if (import.meta.main) console.log(JSON.stringify(await measureTreeFrames(), null, 2));
