import type { Page } from '@playwright/test';
import { differs, expect, provenBy, scenario } from './table.ts';
import { shownToast } from './toast.ts';

const show = async (page: Page) => {
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(shownToast(page)).toBeVisible();
};

/** Takes the toast by its middle and lets it go so many pixels to the right of that. */
async function swipe(page: Page, pixels: number) {
  const box = await shownToast(page).boundingBox();
  if (!box) throw new Error('No toast is shown.');
  const from = { x: box.x + box.width / 3, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + pixels / 2, from.y, { steps: 3 });
  await page.mouse.move(from.x + pixels, from.y, { steps: 3 });
  await page.mouse.up();
}

export const toasts = scenario({
  title: 'a toast comes and goes',
  async prepare({ page }) {
    await page.clock.install();
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 401, body: '{}' }));
    await page.goto('/auth');
    await page.getByLabel('Email').fill('rosa@example.com');
    await page.getByLabel('Password', { exact: true }).fill('not-the-one');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await show(page);
    return {};
  },
  rows: {
    '§9 Toasts: viewport hotkey F8': async ({ page }) => {
      const viewport = page.getByRole('region', { name: /Notifications/ }).getByRole('list');
      await expect(viewport).not.toBeFocused();
      await page.keyboard.press('F8');
      await expect(viewport).toBeFocused();
    },
    '§9 Toasts: swipe-to-dismiss 50 px to the right': async ({ page }) => {
      for (const tooLittle of [45, -90]) {
        await swipe(page, tooLittle);
        await expect(shownToast(page)).toBeVisible();
      }
      await swipe(page, 55);
      await expect(shownToast(page)).toBeHidden();
    },
    '§9 Toasts: auto-close after 5000 ms': async ({ page }) => {
      await page.mouse.move(0, 0);
      await show(page);
      await page.clock.runFor(4_950);
      await expect(shownToast(page)).toBeVisible();
      await page.clock.runFor(50);
      await expect(shownToast(page)).toBeHidden();
    },
    '§4 Toast: toasts auto-dismiss after 5000 ms by default, and the next as long again': async ({
      page,
    }) => {
      await show(page);
      await page.clock.runFor(4_950);
      await expect(shownToast(page)).toBeVisible();
      await page.clock.runFor(50);
      await expect(shownToast(page)).toBeHidden();
    },
  },
});

export const oneToast = provenBy('tests/e2e/app-shell.spec.ts', {
  '§9 Toasts: 1 visible':
    'a new toast takes the place of the last, and Escape or its button closes it',
});

export const closedToast = provenBy('src/client/ui/toast-store.test.ts', {
  '§9 Toasts: removal delay 1000000 ms': differs(
    'A closed toast is removed after 1,000,000 ms',
    'close without vanishing, so that their going can be seen',
  ),
});
