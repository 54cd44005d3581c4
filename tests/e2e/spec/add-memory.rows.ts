import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { User } from '#shared/contracts/auth.ts';
import { expectHeading, expectText } from './expectations.ts';
import { holdBack } from './hold-back.ts';
import { enterSampleAccount, fetchList, pick, showList } from './sample-account.ts';
import { type Check, differs, expect, scenario } from './table.ts';
import { shownToast } from './toast.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add Memory' });
/** Required ones have an asterisk at the end of their label. */
const field = (page: Page, label: string) => dialog(page).getByLabel(new RegExp(`^${label}`));
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save Memory', exact: true });

export const addMemory = scenario({
  title: 'a memory is added to an empty vault',
  async prepare(world) {
    const { page } = world;
    const user = await enterSampleAccount(world);
    await showList(page, user, 'memory-vault', []);
    await page.goto('/memory-vault');
    const pixel = { create: { width: 8, height: 8, channels: 3, background: '#5b8c5a' } } as const;
    const photo = await sharp(pixel).png().toBuffer();
    return { user, file: { name: 'sea.png', mimeType: 'image/png', buffer: photo } };
  },
  rows: {
    "§2 Memory Vault: the empty state 'No memories yet'": async ({ page }) => {
      await expectHeading(page, 'No memories yet');
    },
    '§2 Memory Vault: the empty state prompts to add the first': async ({ page }) => {
      await page.getByRole('button', { name: 'Add Your First Memory' }).click();
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
    },
    '§2 Memory Vault: an Add Memory button opens a dialog': async ({ page }) => {
      await page.getByRole('button', { name: 'Add Memory', exact: true }).click();
      await expect(dialog(page)).toBeVisible();
    },
    '§2 Add-memory dialog: Title, required': async ({ page }) => {
      await expect(field(page, 'Title')).toBeEditable();
      await expect(field(page, 'Title')).toHaveAttribute('aria-required', 'true');
    },
    '§2 Add-memory dialog: Description': async ({ page }) => {
      await expect(field(page, 'Description')).toBeEditable();
      await expect(field(page, 'Description')).not.toHaveAttribute('aria-required');
    },
    '§2 Add-memory dialog: Memory Type is a select': async ({ page }) => {
      await expect(field(page, 'Memory Type').and(page.locator('select'))).toHaveValue('text');
    },
    '§2 Add-memory dialog: Memory Text for the text type': async ({ page }) => {
      await expect(field(page, 'Memory Text')).toBeEditable();
      await expect(dialog(page).getByRole('group', { name: 'Upload File' })).toHaveCount(0);
    },
    '§2 Add-memory dialog: Upload File for other types': async ({ page }) => {
      for (const type of ['video', 'audio', 'image']) {
        await field(page, 'Memory Type').selectOption(type);
        await expect(dialog(page).getByRole('group', { name: 'Upload File' })).toBeVisible();
        await expect(field(page, 'Memory Text')).toHaveCount(0);
      }
    },
    '§2 Add-memory dialog: Tags, comma-separated': async ({ page }) => {
      await expect(field(page, 'Tags')).toHaveAccessibleDescription(/^Separated by commas/);
    },
    '§2 Add-memory dialog: Cancel': async ({ page }) => {
      await dialog(page).getByRole('button', { name: 'Cancel', exact: true }).click();
      await expect(dialog(page)).toBeHidden();
      await page.getByRole('button', { name: 'Add Memory', exact: true }).click();
    },
    "§4 Memory Vault dialog: 'File uploaded successfully!' is shown": async ({ page, file }) => {
      await field(page, 'Memory Type').selectOption('image');
      await dialog(page).getByLabel('Choose a file').setInputFiles(file);
      await expectText(shownToast(page), 'File uploaded successfully!');
    },
    "§2 Add-memory dialog: Save Memory shows 'Saving...'": async ({ page }) => {
      await field(page, 'Title').fill('The sea');
      await field(page, 'Tags').fill('sea, , summer ');
      const letGo = await holdBack(page, '**/api/memory-vault');
      await save(page).click();
      await expect(dialog(page).getByRole('button', { name: 'Saving...' }))
        .toBeVisible()
        .finally(letGo);
    },
    '§4 Memory Vault dialog: after a successful save it closes': async ({ page }) => {
      await expect(dialog(page)).toBeHidden();
      await expectText(shownToast(page), 'Memory added successfully!');
    },
    "§4 Memory Vault dialog: an uploaded file's returned URL is stored as the file URL": differs<
      Check<{ user: User }>
    >("A memory's `fileUrl` is the upload's URL", async ({ page, user }) => {
      await page.unrouteAll();
      const stored = pick(
        await fetchList(page, user, 'memory-vault'),
        ({ title }) => title === 'The sea',
      );
      expect(stored).toMatchObject({ type: 'image', tags: ['sea', 'summer'] });
      const answer = await page.request.get(stored.fileUrl ?? '');
      expect(answer.headers()['content-type']).toBe('image/png');
    }),
    '§4 Memory Vault dialog: the form resets, its type back to text': async ({ page }) => {
      await page.getByRole('button', { name: 'Add Memory', exact: true }).click();
      await expect(field(page, 'Memory Type')).toHaveValue('text');
      for (const label of ['Title', 'Description', 'Memory Text', 'Tags'])
        await expect(field(page, label)).toHaveValue('');
    },
  },
});
