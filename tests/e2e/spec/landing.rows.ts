import type { Page } from '@playwright/test';
import { expectHeading, expectLink, expectPath, expectText } from './expectations.ts';
import { enterSampleAccount } from './sample-account.ts';
import { differs, expect, scenario } from './table.ts';

const bar = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');

async function expectAnchor(page: Page, label: string, id: string) {
  await expectLink(bar(page), label, `#${id}`);
  await expect(page.locator(`section#${id}`)).toHaveCount(1);
  await bar(page).getByRole('link', { name: label }).click();
  await expect(page.locator(`section#${id}`)).toBeInViewport();
}

export const landingPage = scenario({
  title: 'the landing page, signed out',
  async prepare({ page }) {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return {};
  },
  rows: {
    '§2 Routes: / is the landing page': async ({ page }) => {
      await expect(page.locator('#hero').getByRole('heading', { level: 1 })).toBeVisible();
    },
    '§2 Landing page: the top bar has a logo': async ({ page }) => {
      const logo = bar(page).getByRole('link', { name: 'Heartwood, home' });
      await expect(logo).toHaveAttribute('href', '/');
      await expect(logo.locator('svg')).toBeVisible();
    },
    "§2 Landing page: the top bar has a 'Beta' badge": async ({ page }) => {
      await expectText(bar(page), 'Beta');
    },
    "§2 Landing page: the top bar links #features as 'AI Features'": async ({ page }) => {
      await expectAnchor(page, 'AI Features', 'features');
    },
    "§2 Landing page: the top bar links #how-it-works as 'How It Works'": async ({ page }) => {
      await expectAnchor(page, 'How It Works', 'how-it-works');
    },
    "§2 Landing page: the top bar links #future-features as 'Coming Soon'": async ({ page }) => {
      await expectAnchor(page, 'Coming Soon', 'future-features');
    },
    '§2 Landing page: the top bar links /feedback': async ({ page }) => {
      await expectLink(bar(page), 'Feedback', '/feedback');
    },
    "§2 Landing page: signed out, 'Sign In' links /auth": async ({ page }) => {
      await expectLink(bar(page), 'Sign In', '/auth');
    },
    "§2 Landing page: signed out, 'Get Started' links /auth": async ({ page }) => {
      await expectLink(bar(page), 'Get Started', '/auth');
    },
    "§2 Landing page: the hero button 'Start Your First Heartwarming Chat Free' goes to /auth":
      async ({ page }) => {
        const hero = page.locator('#hero');
        await expectLink(hero, 'Start Your First Heartwarming Chat Free', '/auth');
      },
    '§2 Landing page: a try-free button scrolls to the hero section': async ({ page }) => {
      const button = page.getByRole('button', { name: 'Try It Free' });
      await button.scrollIntoViewIfNeeded();
      await expect(page.locator('#hero h1')).not.toBeInViewport();
      await button.click();
      await expect(page.locator('#hero h1')).toBeInViewport();
    },
    "§2 Landing page: the footer links /my-story as 'Visual Storytelling'": async ({ page }) => {
      await expectLink(footer(page), 'Visual Storytelling', '/my-story');
    },
    '§2 Landing page: the footer links /memory-vault': async ({ page }) => {
      await expectLink(footer(page), 'Memory Vault', '/memory-vault');
    },
    '§2 Landing page: the footer links /time-vault': async ({ page }) => {
      await expectLink(footer(page), 'Time Vault', '/time-vault');
    },
    '§2 Landing page: the footer links /feedback': async ({ page }) => {
      await expectLink(footer(page), 'Feedback', '/feedback');
    },
    "§2 Landing page: Blog and Careers are placeholder links to '#'": async ({ page }) => {
      for (const name of ['Blog', 'Careers']) await expectLink(footer(page), name, '#');
    },
    "§2 Landing page: About, Help Center, Privacy Policy, Terms of Service and Security are placeholder links to '#'":
      differs('pages for privacy, terms, security, help and about', async ({ page }) => {
        for (const [name, path] of [
          ['About', '/about'],
          ['Help Center', '/help'],
          ['Privacy Policy', '/privacy'],
          ['Terms of Service', '/terms'],
          ['Security', '/security'],
        ] as const)
          await expectLink(footer(page), name, path);
      }),
  },
});

export const landingPageSignedIn = scenario({
  title: 'the landing page, signed in',
  async prepare(world) {
    const user = await enterSampleAccount(world);
    await world.page.goto('/');
    await world.page.evaluate(() => Object.assign(window, { isSamePage: true }));
    return { user };
  },
  rows: {
    "§2 Landing page: signed in, 'Go to Dashboard' links /dashboard": async ({ page }) => {
      await expectLink(bar(page), 'Go to Dashboard', '/dashboard');
    },
    '§2 Landing page: signed in, there is no way to the sign-in': async ({ page }) => {
      await expect(bar(page).getByRole('link', { name: 'Sign In' })).toHaveCount(0);
      await expect(bar(page).getByRole('link', { name: 'Get Started' })).toHaveCount(0);
    },
    "§2 Landing page: 'Logout' clears the stored user and reloads the page": async ({ page }) => {
      await bar(page).getByRole('button', { name: 'Logout', exact: true }).click();
      await expectLink(bar(page), 'Sign In', '/auth');
      expect(await page.evaluate(() => localStorage.getItem('heartwood.user'))).toBeNull();
      await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(false);
      await expectPath(page, '/');
    },
    '§4 Session: signing out removes the stored user, clears the state and leads to the root':
      async ({ page }) => {
        await page.goto('/auth');
        await expectHeading(page, 'Welcome back');
      },
  },
});
