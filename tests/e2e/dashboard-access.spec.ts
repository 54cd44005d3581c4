import { expectNoBarriers } from './barriers.ts';
import { addRelative } from './family.ts';
import { expect, test } from './fixtures.ts';

// Cards, tree and the dialog to add are looked at in every-route.spec.ts.
test('axe finds nothing in an empty dashboard or in the dialogs of a relative', async ({
  page,
  signUp,
}) => {
  const { id: userId } = await signUp();
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Add New Ancestor' })).toBeVisible();
  await expectNoBarriers(page, 'no relatives');

  await addRelative(page, { userId, name: 'Ana', relationship: 'mother' });
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'Add Ancestor' }).click();
  await page.getByRole('button', { name: 'Create Profile' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expectNoBarriers(page, 'the dialog to add, with its messages');
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
});
