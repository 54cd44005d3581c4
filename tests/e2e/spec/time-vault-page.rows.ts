import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { add, format } from 'date-fns';
import {
  expectColumns,
  expectHeading,
  expectLink,
  expectPath,
  expectText,
} from './expectations.ts';
import { enterSampleAccount, fetchList, pick, showList } from './sample-account.ts';
import { expect, provenBy, scenario } from './table.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Your time vaults' });
const card = (page: Page, title: string) => list(page).locator('> li').filter({ hasText: title });
const create = (page: Page) => page.getByRole('dialog', { name: 'Create Time Vault' });
const day = 24 * 3600 * 1000;

export const timeVaults = scenario({
  title: 'the time vaults, in each state',
  async prepare(world) {
    const { page } = world;
    const user = await enterSampleAccount(world);
    const vaults = await fetchList(page, user, 'time-vaults');
    const opened = pick(vaults, ({ isOpened, videoUrl }) => isOpened && videoUrl !== null);
    const sealed = pick(vaults, ({ isOpened }) => !isOpened);
    const within = (ms: number) => new Date(Date.now() + ms).toISOString();
    const locked = { ...sealed, title: 'Not yet', unlockDate: within(40 * day) };
    const ready = { ...sealed, id: randomUUID(), title: 'Today', unlockDate: within(-1000) };
    await showList(page, user, 'time-vaults', [opened, locked, ready]);
    await page.goto('/time-vault');
    return { opened, locked, ready };
  },
  rows: {
    '§2 Routes: /time-vault is the Time Vault': async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Time Vault');
      await expectPath(page, '/time-vault');
    },
    '§2 Time Vault: a back button to /dashboard': async ({ page }) => {
      await expectLink(page, 'Back to Dashboard', '/dashboard');
    },
    "§2 Time Vault: the user's vaults appear as cards": async ({ page, opened, locked, ready }) => {
      await expect(list(page).locator('> li')).toHaveCount(3);
      for (const { title } of [opened, locked, ready])
        await expectHeading(card(page, title), title);
    },
    "§2 Time Vault: 'Opens {relative time} from now'": async ({ page, locked }) => {
      await expectText(card(page, locked.title), 'Opens about 1 month from now');
    },
    "§4 Time vault: before the unlock date it is locked, and the open button is disabled and shows 'Locked'":
      async ({ page, locked }) => {
        const button = card(page, locked.title).getByRole('button', { name: 'Locked' });
        await expect(button).toBeDisabled();
        await expect(button).toHaveText('Locked');
        await expect(card(page, locked.title).getByRole('button', { name: 'Open' })).toHaveCount(0);
      },
    "§2 Time Vault: 'Ready to open!'": async ({ page, ready }) => {
      await expectText(card(page, ready.title), 'Ready to open!');
    },
    '§4 Time vault: from the unlock date on it is ready to open': async ({ page, ready }) => {
      const button = card(page, ready.title).getByRole('button', { name: 'Open', exact: true });
      await expect(button).toBeEnabled();
    },
    "§4 Time vault: opened vaults show 'Play Video'": async ({ page, opened }) => {
      const buttons = card(page, opened.title).getByRole('button', { name: /^(Open|Play Video)$/ });
      await expect(buttons).toHaveText(['Play Video']);
    },
    '§4 Time vault: Play Video opens the player': async ({ page, opened }) => {
      await card(page, opened.title).getByRole('button', { name: 'Play Video' }).click();
      await expect(page.getByRole('dialog', { name: opened.title })).toBeVisible();
    },
    '§2 Time Vault: a video-player dialog plays opened vaults': async ({ page, opened }) => {
      const video = page.getByRole('dialog').locator('video');
      await expect(video).toHaveAttribute('src', opened.videoUrl ?? '');
      const duration = () => video.evaluate((element: HTMLVideoElement) => element.duration);
      await expect.poll(duration).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
    },
    "§2 Time Vault: a 'Create Time Vault' dialog": async ({ page }) => {
      await page.getByRole('button', { name: 'Create Time Vault', exact: true }).click();
      await expect(create(page)).toBeVisible();
    },
    '§4 Time vault: the form shows the unlock date, counted from now by years and months': async ({
      page,
    }) => {
      await create(page).getByLabel('Years').fill('2');
      await create(page).getByLabel('Months').fill('3');
      const unlocks = add(new Date(), { years: 2, months: 3 });
      await expect(
        create(page)
          .getByText(/^Unlocks on/)
          .first(),
      ).toHaveText(`Unlocks on ${format(unlocks, 'EEEE, MMMM d, yyyy')}`);
      await page.keyboard.press('Escape');
    },
    '§2 Time Vault: the grid has 1, 2 or 3 columns': async ({ page }) => {
      await expectColumns(page, list(page), { 360: 1, 640: 2, 1024: 3, 1920: 3 });
    },
  },
});

export const noVaults = scenario({
  title: 'no time vaults',
  async prepare(world) {
    const user = await enterSampleAccount(world);
    await showList(world.page, user, 'time-vaults', []);
    await world.page.goto('/time-vault');
    return {};
  },
  rows: {
    "§2 Time Vault: the empty state 'No Time Vaults Yet'": async ({ page }) => {
      await expectHeading(page, 'No Time Vaults Yet');
    },
    "§2 Time Vault: the empty state's 'Create Your First Time Vault'": async ({ page }) => {
      await page.getByRole('button', { name: 'Create Your First Time Vault' }).click();
      await expect(create(page)).toBeVisible();
    },
  },
});

export const openingVaults = provenBy('src/server/features/time-vaults/time-vaults.test.ts', {
  '§4 Time vault: locked until the very moment; the open call sets isOpened and openedAt':
    'is locked until the very moment, and opens once',
  '§4 Time vault: the unlock date is the time of creation plus unlockYears and unlockMonths':
    'takes the file wherever it stands in the form, and counts months by the calendar',
});

export const openingOnThePage = provenBy('tests/e2e/time-vault.spec.ts', {
  '§4 Time vault: ready to open, then opened, then played':
    'a recording outlives a reload, is sealed, and is watched on its day by whom it is for',
});
