import type { Page } from '@playwright/test';
import { type PageRoute, pages } from '#shared/pages.ts';
import { listBarriers } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { listLayoutFaults } from './layout-faults.ts';
import { watchShifts } from './layout-shifts.ts';

interface Stop {
  /** {…} is replaced by an id of the sample family. */
  address: string;
  /** To see that it is this page, and there. */
  heading: string | RegExp;
  prepare?: (page: Page) => Promise<unknown>;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

test.describe.configure({ mode: 'parallel', timeout: 180_000 });

const wayIn: Stop[] = [
  { address: '/', heading: 'Their stories can still answer you' },
  { address: '/auth', heading: 'Welcome back' },
  { address: '/auth?mode=sign-up', heading: 'Create your account' },
  { address: '/forgot-password', heading: 'Forgotten password' },
  { address: '/reset-password/a-token', heading: 'A new password' },
  { address: '/confirm-email/a-token', heading: /./ },
  { address: '/vault/a-token', heading: /./ },
  { address: '/no/such/page', heading: '404 Page Not Found' },
];

const openToAll: Stop[] = [
  { address: '/feedback', heading: "We'd Love Your Feedback" },
  { address: '/my-story', heading: /Story/ },
  { address: '/memory-vault', heading: /Memory Vault/ },
  { address: '/about', heading: 'About Heartwood' },
  { address: '/help', heading: 'Help Center' },
  { address: '/privacy', heading: 'Privacy Policy' },
  { address: '/terms', heading: 'Terms of Service' },
  { address: '/security', heading: 'Security' },
];

const family: Stop[] = [
  { address: '/', heading: 'Their stories can still answer you' },
  { address: '/dashboard', heading: /./ },
  {
    address: '/dashboard',
    heading: /./,
    prepare: (page) => page.getByText('Family Tree', { exact: true }).first().click(),
  },
  { address: '/dashboard', heading: /./, prepare: press(/^Add Ancestor/) },
  { address: '/training/{taught}', heading: /Training/ },
  { address: '/training/{taught}', heading: /Training/, prepare: press('Next Section') },
  { address: '/training/{taught}#facts', heading: /Training/ },
  { address: '/training/{taught}#questions', heading: /Training/ },
  { address: '/chat/{taught}', heading: /Conversation with/ },
  { address: '/chat/{begun}', heading: /Training In Progress/ },
];

const keepsakes: Stop[] = [
  { address: '/my-story', heading: /My Story/ },
  { address: '/story-viewer/{story}', heading: 'The lighthouse and the needle' },
  { address: '/story-viewer/{story}/scenes', heading: /./ },
  { address: '/time-vault', heading: /Time Vault/ },
  { address: '/memory-vault', heading: /Memory Vault/ },
  { address: '/memory-vault', heading: /Memory Vault/, prepare: press('Add Memory') },
  { address: '/account', heading: /account/i },
  { address: '/feedback', heading: "We'd Love Your Feedback" },
];

async function enterSampleFamily(page: Page): Promise<Record<string, string>> {
  await page.goto('/icon.svg');
  const headers = { origin: new URL(page.url()).origin };
  const { user } = await (await page.request.post('/api/sample-family', { headers })).json();
  await page.evaluate(
    (stored) => localStorage.setItem('heartwood.user', stored),
    JSON.stringify({ id: user.id, email: user.email, name: user.name }),
  );
  const list = async (noun: string): Promise<{ id: string; status: string }[]> =>
    (await page.request.get(`/api/users/${user.id}/${noun}`)).json();
  const people = await list('ancestors');
  const idOf = (status: string) => people.find((one) => one.status === status)?.id ?? '';
  const [story] = await list('stories');
  return { taught: idOf('active'), begun: idOf('training'), story: story?.id ?? '' };
}

/** Opens each page wide and narrow, sees that nothing moves, and looks at it in both themes, and then at every width. */
async function expectFlawless(page: Page, stops: Stop[], ids: Record<string, string> = {}) {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const faults: Record<string, unknown> = {};
  const listShifts = await watchShifts(page);
  for (const { address, heading, prepare } of stops) {
    const noteShifts = async (width: number) => {
      for (const fault of await listShifts()) faults[`${address} ${width} ${fault}`] = true;
    };
    const path = address.replace(/\{(\w+)\}/g, (_, name) => ids[name] ?? '');
    // A page in another state was seen to arrive before.
    if (!prepare) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await noteShifts(1440);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    // What a page shows of a person is loaded after its heading.
    if (ids.taught) await page.waitForLoadState('networkidle');
    await prepare?.(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const barrier of await listBarriers(page))
        faults[`${address} ${width} ${barrier}`] = true;
      if (width === 390) await noteShifts(width);
    }
    for (const fault of await listLayoutFaults(page)) faults[`${address} ${fault}`] = true;
  }
  expect(faults).toEqual({});
  expect(complaints.filter((text) => !/status of 40[14]/.test(text))).toEqual([]);
}

test('every page fits every width and bars nobody: the way in', async ({ page }) => {
  await expectFlawless(page, wayIn);
});

test('every page fits every width and bars nobody: open to all', async ({ page }) => {
  await expectFlawless(page, openToAll);
});

test('every page fits every width and bars nobody: the family', async ({ page }) => {
  await expectFlawless(page, family, await enterSampleFamily(page));
});

test('every page fits every width and bars nobody: what is kept', async ({ page }) => {
  await expectFlawless(page, keepsakes, await enterSampleFamily(page));
});

test('no page is left out of that walk', () => {
  const walked = [...wayIn, ...openToAll, ...family, ...keepsakes].map(({ address }) => address);
  const isWalked = ({ path }: PageRoute) =>
    walked.some((address) =>
      new RegExp(`^${path.replace(/:\w+/g, '[^/?]+')}(\\?.*)?$`).test(address),
    );
  expect(pages.filter((page) => !isWalked(page))).toEqual([]);
});

test('a barrier is found in whichever theme it stands', async ({ page }) => {
  await page.setContent(`
    <html lang="en"><title>A test</title><main><h1>A test</h1><img src="data:," /><p>Pale words</p></main>
    <style>p { color: #000 } @media (prefers-color-scheme: dark) { p { color: #eee } }</style>`);
  const found = await listBarriers(page);
  expect(found.map((barrier) => barrier.split(':')[0])).toEqual([
    'light image-alt',
    'dark color-contrast',
  ]);
});
