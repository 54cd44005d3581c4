// Pictures of every screen and state at three widths in both themes, into screenshots/ (not kept in git).
// `npm run screenshots -- chat` takes only those whose name holds "chat".
import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '#tests/support/browser.ts';
import { startServer } from '#tests/support/server.ts';
import { listMemoryVaultShots } from './memory-vault-shots.ts';
import { askSampleQuestions, seedSampleFamily } from './seed-sample-family.ts';
import { listStoryShots, makeSampleStory } from './story-shots.ts';
import { listTimeVaultShots } from './time-vault-shots.ts';

export interface Shot {
  name: string;
  address: string;
  /** Brings the page into the state that the picture is of. */
  prepare?: (page: Page) => Promise<unknown>;
  signedOut?: boolean;
}

const widths = [390, 768, 1440];
const themes = ['light', 'dark'] as const;
const folder = path.resolve(import.meta.dirname, '../screenshots');
const only = process.argv[2] ?? '';

function listShots({ edda, anselm }: { edda: string; anselm: string }): Shot[] {
  const button = (name: string | RegExp) => (page: Page) =>
    page.getByRole('button', { name }).first().click();
  const offline = (page: Page) => page.context().setOffline(true);
  const failing = (page: Page) =>
    page.route('**/api/**', (route) => route.fulfill({ status: 500, body: '' }));
  return [
    { name: 'landing', address: '/', signedOut: true },
    { name: 'landing-signed-in', address: '/' },
    {
      name: 'sample-family',
      address: '/',
      signedOut: true,
      prepare: async (page) => {
        await button('Explore a sample family')(page);
        await page.waitForURL('**/dashboard');
        await page.getByRole('heading', { name: 'Edda Merriwether' }).waitFor();
      },
    },
    { name: 'auth-sign-in', address: '/auth', signedOut: true },
    { name: 'auth-sign-up', address: '/auth?mode=sign-up', signedOut: true },
    { name: 'dashboard-cards', address: '/dashboard' },
    {
      name: 'dashboard-tree',
      address: '/dashboard',
      prepare: (page) => page.getByText('Family Tree').first().click(),
    },
    { name: 'dashboard-add', address: '/dashboard', prepare: button(/Add (New )?Ancestor/) },
    { name: 'training-personality', address: `/training/${edda}` },
    { name: 'training-stories', address: `/training/${edda}`, prepare: button('Next Section') },
    { name: 'training-begun', address: `/training/${anselm}` },
    { name: 'training-not-found', address: `/training/${randomUUID()}` },
    { name: 'chat', address: `/chat/${edda}` },
    { name: 'chat-offline', address: `/chat/${edda}`, prepare: offline },
    { name: 'chat-training', address: `/chat/${anselm}` },
    { name: 'chat-not-found', address: `/chat/${randomUUID()}` },
    {
      name: 'dashboard-error',
      address: '/dashboard',
      prepare: async (page) => {
        await failing(page);
        await page.reload();
      },
    },
    ...['about', 'help', 'privacy', 'terms', 'security'].map((name) => ({
      name,
      address: `/${name}`,
    })),
    { name: 'account', address: '/account' },
    { name: 'account-delete', address: '/account', prepare: button('Delete my account') },
    { name: 'account-forgot-password', address: '/forgot-password', signedOut: true },
    { name: 'account-reset-password', address: '/reset-password/a-token', signedOut: true },
    { name: 'feedback', address: '/feedback' },
    {
      name: 'feedback-missing',
      address: '/feedback',
      signedOut: true,
      prepare: button('Submit Feedback'),
    },
    { name: 'not-found', address: '/nothing-here' },
  ];
}

async function takeShots(context: BrowserContext, base: string, shots: Shot[], label: string) {
  for (const { name, address, prepare } of shots) {
    const page = await context.newPage();
    await page.goto(base + address);
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    // Pictures further down are fetched when they are near.
    await page.evaluate(() => {
      for (const picture of document.querySelectorAll('img')) picture.loading = 'eager';
    });
    await page.waitForTimeout(600);
    await page.screenshot({
      path: path.join(folder, `${name}-${label}.png`),
      fullPage: !address.startsWith('/chat'),
    });
    await context.setOffline(false);
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
  const shots = [
    ...listShots(family),
    ...(await listTimeVaultShots()),
    ...(await listMemoryVaultShots()),
    // Its film takes a while to make.
    ...(/^$|stor/.test(only) ? listStoryShots(await makeSampleStory(call, user.id)) : []),
  ].filter(({ name }) => name.includes(only));
  const cookies = await account.cookies();
  for (const width of widths) {
    for (const colorScheme of themes) {
      const view = { viewport: { width, height: width < 500 ? 844 : 900 }, colorScheme };
      const label = `${width}-${colorScheme}`;
      const signedOut = await browser.newContext(view);
      await takeShots(
        signedOut,
        server.url,
        shots.filter((shot) => shot.signedOut),
        label,
      );
      await signedOut.close();
      const signedIn = await browser.newContext(view);
      await signedIn.addCookies(cookies);
      await signedIn.addInitScript(
        (stored) => localStorage.setItem('heartwood.user', stored),
        JSON.stringify({ id: user.id, email: user.email, name: user.name }),
      );
      await takeShots(
        signedIn,
        server.url,
        shots.filter((shot) => !shot.signedOut),
        label,
      );
      await signedIn.close();
    }
  }
  process.stdout.write(`${shots.length * widths.length * themes.length} pictures in ${folder}\n`);
} finally {
  await browser.close();
  await server.stop();
}
