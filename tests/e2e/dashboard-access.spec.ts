import { expectNoBarriers } from './barriers.ts';
import { addRelative, makeReady } from './family.ts';
import { expect, test } from './fixtures.ts';

test('axe finds nothing on either view or in a dialog', async ({ page, signUp }) => {
  const { id: userId } = await signUp();
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Add New Ancestor' })).toBeVisible();
  await expectNoBarriers(page, 'no relatives');

  const rosa = await addRelative(page, { userId, name: 'Rosa', relationship: 'grandmother' });
  await makeReady(page, rosa);
  const links = { userId, parentId: rosa.id };
  const ana = await addRelative(page, { ...links, name: 'Ana', relationship: 'mother' });
  await addRelative(page, { userId, name: 'Rui', relationship: 'father', spouseId: ana.id });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Rosa' })).toBeVisible();
  await expectNoBarriers(page, 'cards');

  await page.getByRole('banner').getByRole('button', { name: 'Add Ancestor' }).click();
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expectNoBarriers(page, 'the dialog to add');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'More for Ana' }).click();
  await page.getByRole('menuitem', { name: 'Edit Basic Info' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoBarriers(page, 'the dialog to edit');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'More for Ana' }).click();
  await page.getByRole('menuitem', { name: 'Delete Character' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoBarriers(page, 'the question before deleting');
  await page.keyboard.press('Escape');

  await page.getByRole('radio', { name: 'Family Tree' }).click();
  await expect(page.getByRole('group', { name: 'Family tree', exact: true })).toBeVisible();
  await expectNoBarriers(page, 'tree');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoBarriers(page, 'tree on a phone');
});
