// Pictures of every screen and state at three widths in both themes, into screenshots/ (not kept in git).
// `npm run screenshots -- chat,story /tmp/pictures` takes only those whose name holds "chat" or "story", into another folder.
import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '#tests/support/browser.ts';
import { startServer } from '#tests/support/server.ts';
import { askSampleQuestions, seedSampleFamily } from '../samples/seed-sample-family.ts';
import { addCompanions, listFamilyShots } from './family-shots.ts';
import { listMemoryVaultShots } from './memory-vault-shots.ts';
import { listPageShots } from './page-shots.ts';
import type { Shot } from './shot.ts';
import { listStoryShots, makeSampleStory } from './story-shots.ts';
import { listTimeVaultShots } from './time-vault-shots.ts';

const widths = [390, 768, 1440];
const heightOf = (width: number) => (width < 500 ? 844 : 900);
const themes = ['light', 'dark'] as const;
const [only = '', folder = path.resolve(import.meta.dirname, '../../screenshots')] =
  process.argv.slice(2);
const parts = only.split(',');
const isAsked = (name: string) => parts.some((part) => name.includes(part));
const isAskedSomeOf = (word: string) =>
  parts.some((part) => word.includes(part) || part.includes(word));

/** Makes the window as high as the page: what is below would not be drawn. A dialog is seen as it lies over the page. */
async function showWhole(page: Page, width: number) {
  if ((await page.locator('[role=dialog], [role=alertdialog]').count()) > 0) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, heightOf(width)) });
  await page.waitForTimeout(200);
}

async function takeShots(context: BrowserContext, base: string, shots: Shot[], width: number) {
  for (const { name, address, prepare, viewport, signedOut } of shots) {
    const page = await context.newPage();
    try {
      await page.goto(base + address);
      await page.waitForLoadState('networkidle');
      await prepare?.(page);
      if (!viewport) await showWhole(page, width);
      // Pictures further down are fetched when they are near.
      await page.evaluate(async () => {
        for (const picture of document.querySelectorAll('img')) {
          picture.loading = 'eager';
          // One that cannot be fetched is shown as it is.
          await picture.decode().catch(() => undefined);
        }
      });
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme });
        await page.waitForTimeout(400);
        const file = path.join(folder, `${name}-${width}-${colorScheme}.png`);
        await page.screenshot({ path: file });
      }
    } catch (error) {
      process.exitCode = 1;
      process.stderr.write(`${name} at ${width} px: ${String(error)}\n`);
    }
    await context.setOffline(false);
    // A page that signed in for a picture is signed out for the next.
    if (signedOut) await context.clearCookies();
    if (signedOut) await page.evaluate(() => localStorage.clear());
    await page.close();
  }
}

const server = await startServer();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ],
});
await mkdir(folder, { recursive: true });
try {
  const account = await browser.newContext();
  const headers = { origin: server.url };
  const call = async (method: 'GET' | 'POST' | 'PUT', address: string, data?: unknown) => {
    const response = await account.request.fetch(server.url + address, { method, data, headers });
    if (!response.ok()) throw new Error(`${address} answered ${response.status()}`);
    return response.json();
  };
  const { user } = await call('POST', '/api/auth/login', {
    mode: 'sign-up',
    email: `${randomUUID()}@example.com`,
    password: randomUUID(),
    name: 'Linnea Quill',
  });
  const family = await seedSampleFamily(call, user.id);
  await askSampleQuestions(call, user.id, family.edda);
  if (['chat', 'dashboard'].some(isAskedSomeOf)) await addCompanions(call, user.id, family);
  const shots = [
    ...listPageShots(),
    ...listFamilyShots(family),
    ...(await listTimeVaultShots()),
    ...(await listMemoryVaultShots()),
    // Its film takes a while to make.
    ...(isAskedSomeOf('story') ? listStoryShots(await makeSampleStory(call, user.id)) : []),
  ].filter(({ name }) => isAsked(name));
  const cookies = await account.cookies();
  for (const width of widths) {
    const viewport = { width, height: heightOf(width) };
    for (const signedOut of [true, false]) {
      // Colours would be caught on their way from one theme to the other.
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      context.setDefaultTimeout(10_000);
      if (!signedOut) {
        await context.addCookies(cookies);
        await context.addInitScript(
          (stored) => localStorage.setItem('heartwood.user', stored),
          JSON.stringify({ id: user.id, email: user.email, name: user.name }),
        );
      }
      const some = shots.filter((shot) => (shot.signedOut ?? false) === signedOut);
      await takeShots(context, server.url, some, width);
      await context.close();
    }
  }
  process.stdout.write(`${shots.length * widths.length * themes.length} pictures in ${folder}\n`);
} finally {
  await browser.close();
  await server.stop();
}
