import type { Locator, Page } from '@playwright/test';
import { format } from 'date-fns';
import { expectColumns, expectHeading, expectLink, expectText } from './expectations.ts';
import { holdBack } from './hold-back.ts';
import { enterSampleAccount, fetchList, pick, showList } from './sample-account.ts';
import { expect, provenBy, scenario } from './table.ts';

const bar = (page: Page) => page.getByRole('banner');
const cardOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

export const dashboardCards = scenario({
  title: 'the dashboard with a family as cards',
  async prepare(world) {
    const { page } = world;
    const user = await enterSampleAccount(world);
    const family = await fetchList(page, user, 'ancestors');
    const active = pick(family, ({ status }) => status === 'active');
    const training = pick(family, ({ trainingProgress: done }) => done > 0 && done < 100);
    const begun = pick(family, ({ trainingProgress }) => trainingProgress === 0);
    const resting = { ...begun, status: 'resting' as const };
    const without = { ...training, avatarUrl: null, createdAt: '2026-03-05T12:00:00.000Z' };
    const born = { ...active, systemPrompt: 'You are somebody.\nBorn in: Saltholm\nWork: none' };
    await page.route('**/icons/picture-of-somebody', (route) =>
      route.fulfill({ path: 'dist/client/icon.svg', contentType: 'image/svg+xml' }),
    );
    await showList(page, user, 'ancestors', [
      { ...born, avatarUrl: '/icons/picture-of-somebody' },
      without,
      resting,
    ]);
    const answer = await holdBack(page, `**/api/users/${user.id}/ancestors*`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/dashboard');
    return { active: born, training: without, resting, answer };
  },
  rows: {
    "§2 Dashboard: loading text 'Loading your family members...'": async ({ page, answer }) => {
      await expectText(page, 'Loading your family members...').finally(answer);
      await expect(page.getByText('Loading your family members...')).toHaveCount(0);
    },
    '§2 Dashboard: the top bar has a logo': async ({ page }) => {
      await expect(bar(page).getByRole('link', { name: 'Heartwood, home' })).toBeVisible();
    },
    "§2 Dashboard: the top bar has the title 'Dashboard'": async ({ page }) => {
      await expectText(bar(page), 'Dashboard');
    },
    "§2 Dashboard: the top bar's 'Home' leads to /": async ({ page }) => {
      await expectLink(bar(page), 'Home', '/');
    },
    "§2 Dashboard: the top bar's 'My Story' leads to /my-story": async ({ page }) => {
      await expectLink(bar(page), 'My Story', '/my-story');
    },
    "§2 Dashboard: the top bar's 'Time Vault' leads to /time-vault": async ({ page }) => {
      await expectLink(bar(page), 'Time Vault', '/time-vault');
    },
    "§2 Dashboard: the top bar has 'Add Ancestor'": async ({ page }) => {
      await bar(page).getByRole('button', { name: 'Add Ancestor' }).click();
      await expect(page.getByRole('dialog', { name: 'Add New Family Member' })).toBeVisible();
      await page.keyboard.press('Escape');
    },
    '§2 Dashboard: a toggle switches between Family Tree and Card Grid': async ({ page }) => {
      const grid = page.getByRole('radio', { name: 'Card Grid' });
      await page.getByRole('radio', { name: 'Family Tree' }).click();
      await expect(page.getByRole('group', { name: 'Family tree', exact: true })).toBeVisible();
      await expect(grid).not.toBeChecked();
      await grid.click();
      await expect(page.getByRole('button', { name: 'Add New Ancestor' })).toBeVisible();
    },
    '§2 Dashboard: one card per ancestor': async ({ page, active, training, resting }) => {
      for (const { name } of [active, training, resting])
        await expect(cardOf(page, name)).toHaveCount(1);
      await expect(page.getByRole('listitem').getByRole('heading')).toHaveCount(3);
    },
    "§2 Dashboard: an 'Add New Ancestor' card stands with them": async ({ page }) => {
      const add = page.getByRole('listitem').getByRole('button', { name: 'Add New Ancestor' });
      await add.click();
      await expect(page.getByRole('dialog', { name: 'Add New Family Member' })).toBeVisible();
      await page.keyboard.press('Escape');
    },
    '§2 Ancestor card: an avatar': async ({ page, active }) => {
      const picture = cardOf(page, active.name).locator('img');
      await expect(picture).toHaveAttribute('src', '/icons/picture-of-somebody');
    },
    '§2 Ancestor card: without a picture the first letter of the name': async ({
      page,
      training,
    }) => {
      const letter = cardOf(page, training.name).getByText(training.name.slice(0, 1), {
        exact: true,
      });
      await expect(letter).toBeVisible();
      await expect(cardOf(page, training.name).locator('img')).toHaveCount(0);
    },
    '§2 Ancestor card: the name': async ({ page, active }) => {
      await expectHeading(cardOf(page, active.name), active.name);
    },
    "§2 Ancestor card: the birthplace, from the prompt's line that starts with 'Born in:'": async ({
      page,
      active,
    }) => expectText(cardOf(page, active.name), 'Saltholm'),
    "§2 Ancestor card: else 'Nationality unknown'": async ({ page, training }) => {
      await expectText(cardOf(page, training.name), 'Nationality unknown');
    },
    '§2 Ancestor card: a status badge': async ({ page, active, training, resting }) => {
      await expectText(cardOf(page, active.name), 'Ready');
      await expectText(cardOf(page, training.name), 'Training');
      await expectText(cardOf(page, resting.name), 'Inactive');
    },
    "§4 Ancestor status: the badge of an active one is green and says 'Ready'": async ({
      page,
      active,
    }) => {
      const badge = cardOf(page, active.name).getByText('Ready', { exact: true });
      await expect(badge).toHaveClass(/green/);
    },
    "§4 Ancestor status: the badge of one in training is yellow and says 'Training'": async ({
      page,
      training,
    }) => {
      const badge = cardOf(page, training.name).getByText('Training', { exact: true });
      await expect(badge).toHaveClass(/yellow/);
    },
    "§4 Ancestor status: any other is gray and says 'Inactive'": async ({ page, resting }) => {
      const badge = cardOf(page, resting.name).getByText('Inactive', { exact: true });
      await expect(badge).toHaveClass(/gray/);
    },
    '§2 Ancestor card: a short description': async ({ page, active, training }) => {
      expect(active.summary?.length).toBeGreaterThan(20);
      await expect(cardOf(page, active.name)).toContainText(active.summary ?? '');
      await expect(cardOf(page, training.name)).toContainText('Share a few stories and details');
    },
    '§2 Ancestor card: a progress bar while in training': async ({ page, active, training }) => {
      const progress = cardOf(page, training.name).getByRole('progressbar');
      await expect(progress).toHaveAttribute('aria-valuenow', String(training.trainingProgress));
      await expect(cardOf(page, active.name).getByRole('progressbar')).toHaveCount(0);
    },
    '§2 Ancestor card: the date of creation': async ({ page, training }) => {
      await expectText(cardOf(page, training.name), 'Created Mar 5, 2026');
      expect(format(training.createdAt, 'MMM d, yyyy')).toBe('Mar 5, 2026');
    },
    "§2 Ancestor card: 'Continue Training' while in training, to /training/{id}": async ({
      page,
      training: { id, name },
    }) => expectLink(cardOf(page, name), `Continue Training: ${name}`, `/training/${id}`),
    "§2 Ancestor card: else 'Edit Profile', to /training/{id}": async ({
      page,
      active,
      resting,
    }) => {
      for (const { id, name } of [active, resting])
        await expectLink(cardOf(page, name), `Edit Profile: ${name}`, `/training/${id}`);
    },
    "§2 Ancestor card: 'Start Chat' of an active one leads to /chat/{id}": async ({
      page,
      active: { id, name },
    }) => expectLink(cardOf(page, name), `Start Chat with ${name}`, `/chat/${id}`),
    "§2 Ancestor card: 'Start Chat' only when active": async ({ page, training, resting }) => {
      for (const { name } of [training, resting])
        await expect(cardOf(page, name).getByRole('link', { name: /Chat/ })).toHaveCount(0);
    },
    "§2 Ancestor card: a menu with 'Edit Basic Info' and 'Delete Character'": async ({
      page,
      active,
    }) => {
      await cardOf(page, active.name)
        .getByRole('button', { name: /^More for/ })
        .click();
      for (const name of ['Edit Basic Info', 'Delete Character'])
        await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
    },
    '§2 Dashboard: the grid has 1, 2, 3 or 4 columns by screen width': async ({ page }) => {
      const grid = page.getByRole('list').filter({ has: page.getByText('Add New Ancestor') });
      await expectColumns(page, grid, { 360: 1, 639: 1, 640: 2, 1024: 3, 1280: 4, 1920: 4 });
    },
    "§2 Dashboard: the top bar's 'Logout' signs out": async ({ page }) => {
      await bar(page).getByRole('button', { name: 'Logout', exact: true }).click();
      await expect(page).toHaveURL('/');
      expect(await page.evaluate(() => localStorage.getItem('heartwood.user'))).toBeNull();
      expect((await page.request.get('/api/account/sessions')).status()).toBe(401);
    },
  },
});

export const dashboardElsewhere = provenBy('tests/e2e/family-tree.spec.ts', {
  '§2 Dashboard: cards are the default': 'starts with an invitation, and is remembered as the view',
});
