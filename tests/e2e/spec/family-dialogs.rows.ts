import type { Page } from '@playwright/test';
import { expectPath, expectText } from './expectations.ts';
import { holdBack } from './hold-back.ts';
import { enterSampleAccount, fetchList } from './sample-account.ts';
import { expect, provenBy, scenario } from './table.ts';

const add = (page: Page) => page.getByRole('dialog', { name: 'Add New Family Member' });
const edit = (page: Page) => page.getByRole('dialog', { name: 'Edit Basic Info' });
const choose = async (page: Page, name: string, item: string) => {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

export const familyDialogs = scenario({
  title: 'the dialogs of the dashboard',
  async prepare(world) {
    const { page } = world;
    const user = await enterSampleAccount(world);
    const [first, second] = await fetchList(page, user, 'ancestors');
    if (!first || !second) throw new Error('The family is too small.');
    await page.goto('/dashboard');
    return { first, second, user };
  },
  rows: {
    '§2 Edit-basic-info dialog: a form of name and relationship': async ({ page, first }) => {
      await choose(page, first.name, 'Edit Basic Info');
      await expect(edit(page).getByLabel('Name')).toHaveValue(first.name);
      const relationship = edit(page).getByRole('combobox', { name: 'Relationship' });
      await expect(relationship).toContainText(' / ');
    },
    '§2 Edit-basic-info dialog: a second view asks whether to remove': async ({ page, first }) => {
      await edit(page).getByRole('button', { name: 'Remove', exact: true }).click();
      const question = page.getByRole('dialog', { name: `Remove ${first.name}?` });
      await expect(question.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();
      await question.getByRole('button', { name: 'Back' }).click();
      await expect(edit(page).getByLabel('Name')).toHaveValue(first.name);
      await page.keyboard.press('Escape');
    },
    '§2 Delete: a confirmation dialog comes first': async ({ page, first }) => {
      await choose(page, first.name, 'Delete Character');
      const question = page.getByRole('alertdialog', { name: `Delete ${first.name}?` });
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toBeHidden();
      await expect(page.getByRole('heading', { name: first.name })).toBeVisible();
    },
    '§2 Delete: then the delete, and the dialog closes on success': async ({
      page,
      first,
      user,
    }) => {
      await choose(page, first.name, 'Delete Character');
      const question = page.getByRole('alertdialog', { name: `Delete ${first.name}?` });
      await question.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(question).toBeHidden();
      await expect(page.getByRole('heading', { name: first.name })).toHaveCount(0);
      const left = await fetchList(page, user, 'ancestors');
      expect(left.some(({ id }) => id === first.id)).toBe(false);
    },
    "§2 Add-ancestor dialog: it is called 'Add New Family Member'": async ({ page }) => {
      await page.getByRole('banner').getByRole('button', { name: 'Add Ancestor' }).click();
      await expect(add(page)).toBeVisible();
    },
    '§2 Add-ancestor dialog: fields for name and relationship': async ({ page }) => {
      await expect(add(page).getByLabel('Name')).toBeEditable();
      await expect(add(page).getByRole('combobox', { name: 'Relationship' })).toBeVisible();
    },
    "§2 Add-ancestor dialog: 'Cancel' closes it": async ({ page }) => {
      await add(page).getByRole('button', { name: 'Cancel', exact: true }).click();
      await expect(add(page)).toBeHidden();
    },
    "§2 Add-ancestor dialog: 'Create Profile' says 'Creating...' while pending": async ({
      page,
    }) => {
      await page.getByRole('banner').getByRole('button', { name: 'Add Ancestor' }).click();
      await add(page).getByLabel('Name').fill('Amélia');
      await add(page).getByRole('combobox', { name: 'Relationship' }).click();
      await page.getByRole('option', { name: 'Aunt / Tia', exact: true }).click();
      const goOn = await holdBack(page, '**/api/ancestors');
      await add(page).getByRole('button', { name: 'Create Profile', exact: true }).click();
      await expect(add(page).getByRole('button', { name: 'Creating...' }))
        .toBeVisible()
        .finally(goOn);
    },
    '§2 Add-ancestor dialog: on success it goes to /training/{id}': async ({ page, user }) => {
      await expect(page).toHaveURL(/\/training\/[0-9a-f-]{36}$/);
      const created = (await fetchList(page, user, 'ancestors')).find(
        ({ name }) => name === 'Amélia',
      );
      await expectPath(page, `/training/${created?.id}`);
    },
    '§2 Routes: /training/{ancestorId} is the training of an ancestor': async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Training: Amélia');
    },
    "§4 Ancestor status: a new ancestor has the status 'training' and a progress of 0": async ({
      page,
      user,
    }) => {
      await expectText(page, '0%');
      const created = (await fetchList(page, user, 'ancestors')).find(
        ({ name }) => name === 'Amélia',
      );
      expect(created).toMatchObject({ status: 'training', trainingProgress: 0 });
    },
  },
});

export const removing = provenBy('tests/e2e/dashboard-edit.spec.ts', {
  '§2 Edit-basic-info dialog: removing closes it':
    'removes somebody from the second view of the dialog',
});
