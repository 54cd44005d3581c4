import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
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

test.beforeEach(async ({ page }) => {
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 401, body: '{}' }));
  await page.clock.install();
  await page.goto('/auth');
  await page.getByLabel('Email').fill('rosa@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not-the-one');
});

test('F8 leads to a toast, and a swipe of 50 px to the right dismisses it', async ({ page }) => {
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await show(page);
  const viewport = page.getByRole('region', { name: /Notifications/ }).getByRole('list');
  await expect(viewport).not.toBeFocused();
  await page.keyboard.press('F8');
  await expect(viewport).toBeFocused();
  for (const tooLittle of [45, -90]) {
    await swipe(page, tooLittle);
    await expect(shownToast(page)).toBeVisible();
  }
  await swipe(page, 55);
  await expect(shownToast(page)).toBeHidden();
});

test('a toast closes by itself after five seconds, and so does the next', async ({ page }) => {
  await page.clock.pauseAt(Date.now() + 3_600_000);
  for (let times = 0; times < 2; times += 1) {
    await show(page);
    await page.clock.runFor(4_950);
    await expect(shownToast(page)).toBeVisible();
    await page.clock.runFor(50);
    await expect(shownToast(page)).toBeHidden();
  }
});

test('a new toast takes the place of the last, and its button closes it', async ({ page }) => {
  const toasts = page.getByText('Authentication failed', { exact: true });
  for (let times = 0; times < 2; times += 1) {
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(toasts).toHaveCount(1);
  }
  await page.keyboard.press('F8');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(toasts).toBeHidden();
});

test('a toast stands at the bottom right, and at the top of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await show(page);
  await expect(shownToast(page)).toHaveAttribute('data-variant', 'destructive');
  const onDesk = await shownToast(page).boundingBox();
  expect(onDesk?.y).toBeGreaterThan(700);
  expect(onDesk?.x).toBeGreaterThan(720);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await shownToast(page).boundingBox())?.y).toBeLessThan(40);
});
