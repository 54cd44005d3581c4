import type { Page } from '@playwright/test';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { addRelative, changeRelative } from './family.ts';
import { expect, test } from './fixtures.ts';

const toast = (page: Page, text: string) =>
  page.locator('li[data-variant]').filter({ hasText: text });

async function openEdit(page: Page, name: string) {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit Basic Info' }).click();
  return page.getByRole('dialog', { name: 'Edit Basic Info' });
}

async function choose(page: Page, field: string, option: string) {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

async function find(page: Page, id: string): Promise<Ancestor> {
  return (await page.request.get(`/api/ancestors/${id}`)).json();
}

test('edits name and relationship', async ({ page, signUp }) => {
  const { id: userId } = await signUp();
  await addRelative(page, { userId, name: 'Rosa', relationship: 'aunt' });
  await page.goto('/dashboard');
  const dialog = await openEdit(page, 'Rosa');
  const save = dialog.getByRole('button', { name: 'Save' });
  await dialog.getByLabel('Name').fill('   ');
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Name').fill(' Rosa Maria ');
  await choose(page, 'Relationship', 'Great-Aunt / Tia-avó');

  await page.route('**/api/ancestors/*', (route) => route.abort(), { times: 1 });
  await save.click();
  await expect(toast(page, 'Erro ao atualizar')).toContainText(
    'Não foi possível atualizar as informações do ancestral.',
  );
  await expect(toast(page, 'Erro ao atualizar')).toHaveAttribute('data-variant', 'destructive');
  await expect(dialog.getByLabel('Name')).toHaveValue(' Rosa Maria ');

  await save.click();
  await expect(toast(page, 'Ancestral atualizado!')).toContainText(
    'Rosa Maria foi atualizado com sucesso.',
  );
  // What is Portuguese on an English page is read aloud as Portuguese.
  await expect(toast(page, 'Ancestral atualizado!')).toHaveAttribute('lang', 'pt');
  await expect(page.getByText('Tia-avó', { exact: true })).toHaveAttribute('lang', 'pt');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Rosa Maria' })).toBeVisible();
  await expect(page.getByText('Great-Aunt / Tia-avó')).toBeVisible();
});

test('removes somebody from the second view of the dialog', async ({ page, signUp }) => {
  const { id: userId } = await signUp();
  const rosa = await addRelative(page, { userId, name: 'Rosa', relationship: 'aunt' });
  await addRelative(page, { userId, name: 'Ivo', relationship: 'cousin', parentId: rosa.id });
  await page.goto('/dashboard');
  const edit = await openEdit(page, 'Rosa');
  await edit.getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove Rosa?' });
  await expect(dialog).toContainText('Ivo stays in your family, but without Rosa as a parent.');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(edit.getByLabel('Name')).toHaveValue('Rosa');
  await edit.getByRole('button', { name: 'Remove' }).click();

  await page.route('**/api/ancestors/*', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Erro ao remover')).toContainText(
    'Não foi possível remover o ancestral.',
  );
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Ancestral removido')).toContainText('Rosa foi removido com sucesso.');
  await expect(page.getByRole('heading', { name: 'Rosa' })).toHaveCount(0);
});

test('says more about a person: years, gender, parent and spouse', async ({ page, signUp }) => {
  const { id: userId } = await signUp();
  const rosa = await addRelative(page, { userId, name: 'Rosa', relationship: 'grandmother' });
  const avo = { userId, name: 'Alberto', relationship: 'grandfather', spouseId: rosa.id };
  await addRelative(page, avo);
  const ana = await addRelative(page, { userId, name: 'Ana', relationship: 'mother' });
  const bea = { userId, name: 'Bea', relationship: 'sister', parentId: ana.id };
  await addRelative(page, bea);
  const rui = await addRelative(page, { userId, name: 'Rui', relationship: 'father' });
  await page.goto('/dashboard');

  const dialog = await openEdit(page, 'Ana');
  await dialog.getByLabel('Year of birth').fill('1950');
  await dialog.getByLabel('Year of death').fill('1949');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    dialog.getByText('The year of death cannot be before the year of birth'),
  ).toBeVisible();
  await dialog.getByLabel('Year of death').fill('2019');
  await dialog.getByLabel('Gender').selectOption('Female');
  await page.getByRole('combobox', { name: 'Parent' }).click();
  await expect(page.getByRole('option', { name: /^Bea/ })).toHaveCount(0);
  await page.getByPlaceholder('Type a name').fill('ros');
  await page.getByRole('option', { name: /^Rosa/ }).click();
  await expect(
    dialog.getByText('Alberto, married to Rosa, counts as the second parent.'),
  ).toBeVisible();
  await choose(page, 'Spouse', 'Rui · Father / Pai');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Ancestral atualizado!')).toBeVisible();

  expect(await find(page, ana.id)).toMatchObject({
    birthYear: 1950,
    deathYear: 2019,
    gender: 'female',
    parentId: rosa.id,
    spouseId: rui.id,
  });
  expect(await find(page, rui.id)).toMatchObject({ spouseId: ana.id });
  await expect(page.getByText('1950 – 2019')).toBeVisible();
});

test('asks which version stays when two tabs changed the same', async ({ page, signUp }) => {
  const { id: userId } = await signUp();
  const rosa = await addRelative(page, { userId, name: 'Rosa', relationship: 'aunt' });
  await page.goto('/dashboard');
  const other = await page.context().newPage();
  await other.goto('/dashboard');

  const mine = await openEdit(page, 'Rosa');
  const theirs = await openEdit(other, 'Rosa');
  await theirs.getByLabel('Name').fill('Rosa Maria');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(toast(other, 'Ancestral atualizado!')).toBeVisible();

  await mine.getByLabel('Name').fill('Rosinha');
  await mine.getByLabel('Year of birth').fill('1931');
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(mine.getByText('was changed in another window')).toBeVisible();
  await expect(mine.getByRole('row', { name: 'Name' })).toContainText('RosinhaRosa Maria');
  await expect(
    mine.getByText('What only you changed is saved either way: year of birth.'),
  ).toBeVisible();
  expect(await find(page, rosa.id)).toMatchObject({ name: 'Rosa Maria', birthYear: null });

  await mine.getByRole('button', { name: 'Take theirs' }).click();
  await expect(mine).toBeHidden();
  expect(await find(page, rosa.id)).toMatchObject({ name: 'Rosa Maria', birthYear: 1931 });

  const again = await openEdit(page, 'Rosa Maria');
  await changeRelative(page, rosa.id, { name: 'Rosita' });
  await again.getByLabel('Name').fill('Rosinha');
  await again.getByRole('button', { name: 'Save' }).click();
  await again.getByRole('button', { name: 'Keep mine' }).click();
  await expect(again).toBeHidden();
  expect(await find(page, rosa.id)).toMatchObject({ name: 'Rosinha', birthYear: 1931 });
});

test('keeps both changes when two tabs changed different things', async ({ page, signUp }) => {
  const { id: userId } = await signUp();
  const rosa = await addRelative(page, { userId, name: 'Rosa', relationship: 'aunt' });
  await page.goto('/dashboard');
  const dialog = await openEdit(page, 'Rosa');
  await changeRelative(page, rosa.id, { relationship: 'great-aunt', deathYear: 2001 });
  await dialog.getByLabel('Name').fill('Rosinha');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Ancestral atualizado!')).toBeVisible();
  expect(await find(page, rosa.id)).toMatchObject({
    name: 'Rosinha',
    relationship: 'great-aunt',
    deathYear: 2001,
  });
});

test('keeps what was typed when the session ends', async ({ page, signUp }) => {
  const user = await signUp();
  await addRelative(page, { userId: user.id, name: 'Rosa', relationship: 'aunt' });
  await page.goto('/dashboard');
  const dialog = await openEdit(page, 'Rosa');
  await dialog.getByLabel('Name').fill('Rosa, who sang');
  await page.context().clearCookies();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: /sign in/i }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect((await openEdit(page, 'Rosa')).getByLabel('Name')).toHaveValue('Rosa, who sang');
});

test('is worked by keyboard alone', async ({ page, signUp }) => {
  const { id: userId } = await signUp();
  await addRelative(page, { userId, name: 'Rosa', relationship: 'aunt' });
  await page.goto('/dashboard');
  const more = page.getByRole('button', { name: 'More for Rosa' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit Basic Info' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Basic Info' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('great-aunt');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Relationship' })).toHaveText(
    'Great-Aunt / Tia-avó',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(more).toBeFocused();
});
