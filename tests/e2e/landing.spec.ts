import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { enterSampleAccount } from './sample-account.ts';

const bar = (page: Page) => page.getByRole('banner');

async function expectLinks(place: Locator, links: Record<string, string>) {
  for (const [name, href] of Object.entries(links))
    await expect(place.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
}

test('signed out, the landing page leads to its sections, to the sign-in and to every feature', async ({
  page,
}) => {
  await page.goto('/');
  const hero = page.locator('#hero');
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('1,000+ families')).toBeVisible();
  await expect(bar(page).getByText('Beta', { exact: true })).toBeVisible();
  await expectLinks(bar(page), {
    'Heartwood, home': '/',
    Feedback: '/feedback',
    'Sign In': '/auth',
    'Get Started': '/auth',
  });
  await expectLinks(hero, { 'Start Your First Heartwarming Chat Free': '/auth' });
  await expectLinks(page.getByRole('contentinfo'), {
    'Visual Storytelling': '/my-story',
    'Memory Vault': '/memory-vault',
    'Time Vault': '/time-vault',
    Feedback: '/feedback',
  });
  for (const [label, id] of [
    ['AI Features', 'features'],
    ['How It Works', 'how-it-works'],
    ['Coming Soon', 'future-features'],
  ] as const) {
    await expectLinks(bar(page), { [label]: `#${id}` });
    await bar(page).getByRole('link', { name: label }).click();
    await expect(page.locator(`section#${id}`)).toBeInViewport();
  }
  await expect(hero.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await page.getByRole('button', { name: 'Try It Free' }).click();
  await expect(hero.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('signed in, it leads to the dashboard, and Logout forgets the user and reloads the page', async ({
  page,
  server,
}) => {
  await enterSampleAccount(page, server);
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await expectLinks(bar(page), { 'Go to Dashboard': '/dashboard' });
  for (const name of ['Sign In', 'Get Started'])
    await expect(bar(page).getByRole('link', { name })).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Logout', exact: true }).click();
  await expect(bar(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('heartwood.user'))).toBeNull();
  await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(false);
  await expect(page).toHaveURL('/');
});
