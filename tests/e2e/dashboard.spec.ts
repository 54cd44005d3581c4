import type { Locator, Page } from '@playwright/test';
import { format } from 'date-fns';
import { relationships } from '#shared/relationships.ts';
import { addRelative, makeReady } from './family.ts';
import { expect, test } from './fixtures.ts';

const cardOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const toast = (page: Page, text: string) =>
  page.locator('li[data-variant]').filter({ hasText: text });

async function openMenu(page: Page, name: string, item: string) {
  await cardOf(page, name)
    .getByRole('button', { name: `More for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('greets by name and counts the profiles and those that are ready', async ({
  page,
  signUp,
}) => {
  const user = await signUp({ name: 'Maria Silva' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Maria Silva');
  await expect(page.getByText('You have no ancestor profiles yet.')).toBeVisible();
  const userId = user.id;
  const rosa = await addRelative(page, { userId, name: 'Rosa', relationship: 'grandmother' });
  await addRelative(page, { userId, name: 'Rui', relationship: 'uncle' });
  await makeReady(page, rosa);
  await page.reload();
  await expect(
    page.getByText('You have 2 ancestor profiles, 1 ready for conversations.'),
  ).toBeVisible();
});

test('has a bar with every place to go, folded into a menu on a phone', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/dashboard');
  const bar = page.getByRole('banner');
  await expect(bar.getByText('Dashboard')).toBeVisible();
  for (const [name, path] of [
    ['Home', '/'],
    ['My Story', '/my-story'],
    ['Time Vault', '/time-vault'],
    ['Memory Vault', '/memory-vault'],
    ['Feedback', '/feedback'],
    ['Account', '/account'],
  ] as const) {
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await bar.getByRole('button', { name: 'Add Ancestor' }).click();
  await expect(page.getByRole('dialog', { name: 'Add New Family Member' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', { name: 'Add Ancestor' })).toBeFocused();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(bar.getByRole('link', { name: 'My Story' })).toBeHidden();
  await expect(bar.getByRole('button', { name: 'Add Ancestor' })).toBeVisible();
  await bar.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menuitem')).toContainText([
    'Home',
    'My Story',
    'Time Vault',
    'Memory Vault',
    'Feedback',
    'Account',
    'Logout',
  ]);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('heartwood.user'))).toBeNull();
  expect((await page.request.get('/api/account/sessions')).status()).toBe(401);
});

test('says that it is loading, and that it could not, with another try', async ({
  page,
  signUp,
}) => {
  const user = await signUp();
  const list = `**/api/users/${user.id}/ancestors`;
  let answer: 'wait' | 'fail' | 'pass' = 'wait';
  const waiting: Array<() => void> = [];
  await page.route(list, async (route) => {
    if (answer === 'wait') await new Promise<void>((go) => waiting.push(go));
    if (answer === 'pass') return route.continue();
    return route.fulfill({ status: 500, body: '{}' });
  });
  await page.goto('/dashboard');
  await expect(page.getByText('Loading your family members...')).toBeVisible();
  answer = 'fail';
  for (const go of waiting) go();
  await expect(page.getByRole('heading', { name: 'We couldn’t load your family' })).toBeVisible();
  answer = 'pass';
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('heading', { name: 'Who would you like to remember first?' }),
  ).toBeVisible();
});

test('says so when the network is gone, and keeps the family in view', async ({
  page,
  signUp,
  context,
}) => {
  const user = await signUp();
  await addRelative(page, { userId: user.id, name: 'Rosa', relationship: 'grandmother' });
  await page.goto('/dashboard');
  await expect(cardOf(page, 'Rosa')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(cardOf(page, 'Rosa')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
});

test('adds a relative and goes on to their training', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Add New Ancestor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Family Member' });
  const create = dialog.getByRole('button', { name: 'Create Profile' });
  await create.click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await expect(dialog.getByText('Please select a relationship')).toBeVisible();
  await dialog.getByLabel('Name').fill('a'.repeat(51));
  await expect(dialog.getByText('Name too long')).toBeVisible();
  await dialog.getByLabel('Name').fill('Amélia da Conceição');
  await dialog.getByRole('combobox', { name: 'Relationship' }).click();
  await expect(page.getByText('Generation 1 (Grandparents)')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(relationships.length);
  // What begins with the word comes before what holds it, however the generations stand.
  await page.getByPlaceholder('Type to search').fill('grandm');
  await expect(page.locator('[role=option][aria-selected=true]')).toHaveText('Grandmother / Avó');
  await page.getByPlaceholder('Type to search').fill('avó');
  await page.getByRole('option', { name: 'Grandmother / Avó', exact: true }).click();
  await expect(dialog.getByRole('combobox', { name: 'Relationship' })).toHaveText(
    'Grandmother / Avó',
  );

  let failing = true;
  await page.route('**/api/ancestors', async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    return failing ? route.abort() : route.continue();
  });
  await create.click();
  await expect(dialog.getByRole('button', { name: 'Creating...' })).toBeVisible();
  await expect(dialog.getByText('Heartwood could not be reached.')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Amélia da Conceição');
  failing = false;
  await create.click();
  await expect(toast(page, 'Ancestor profile created!')).toContainText(
    'Amélia da Conceição has been added. Start training their personality to begin conversations.',
  );
  await expect(page).toHaveURL(/\/training\/[0-9a-f-]{36}$/);
  await page.goto('/dashboard');
  await expect(cardOf(page, 'Amélia da Conceição')).toBeVisible();
});

test('cancels adding without keeping what was typed', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/dashboard');
  const add = page.getByRole('banner').getByRole('button', { name: 'Add Ancestor' });
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Add New Family Member' });
  await dialog.getByLabel('Name').fill('Somebody');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await add.click();
  await expect(dialog.getByLabel('Name')).toHaveValue('');
});

test('shows each relative with all that belongs on a card', async ({ page, signUp }) => {
  const { id: userId } = await signUp();
  const relationship = 'grandmother';
  await addRelative(page, { userId, name: 'Rosa', relationship });
  const rui = await addRelative(page, {
    userId,
    name: 'Rui',
    relationship: 'uncle',
    birthYear: 1931,
  });
  const eva = await addRelative(page, { userId, name: 'Eva', relationship: 'aunt' });
  await makeReady(page, rui);
  await makeReady(page, eva);
  await page.goto('/dashboard');

  const inTraining = cardOf(page, 'Rosa');
  await expect(inTraining).toContainText('Grandmother / Avó');
  await expect(inTraining.getByText('R', { exact: true })).toBeVisible();
  await expect(inTraining).toContainText('Share a few stories and details');
  await expect(inTraining.getByText('Training', { exact: true })).toHaveClass(/yellow/);
  await expect(inTraining).toContainText('Nationality unknown');
  await expect(inTraining.getByRole('progressbar', { name: 'Training progress' })).toBeVisible();
  await expect(inTraining).toContainText(`Created ${format(new Date(), 'MMM d, yyyy')}`);
  await expect(inTraining.getByRole('link', { name: 'Continue Training' })).toHaveAttribute(
    'href',
    /^\/training\//,
  );
  await expect(inTraining.getByRole('link', { name: 'Start Chat' })).toHaveCount(0);

  const ready = cardOf(page, 'Rui');
  await expect(ready.getByText('Ready', { exact: true })).toHaveClass(/green/);
  await expect(ready).toContainText('Viana do Castelo, Portugal');
  await expect(ready).toContainText('1931 – present');
  const { summary } = await (await page.request.get(`/api/ancestors/${rui.id}`)).json();
  await expect(ready).toContainText(summary);
  await expect(ready.getByRole('progressbar')).toHaveCount(0);
  await expect(ready.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
    'href',
    `/training/${rui.id}`,
  );
  await expect(ready.getByRole('link', { name: 'Start Chat' })).toHaveAttribute(
    'href',
    `/chat/${rui.id}`,
  );

  await openMenu(page, 'Eva', 'Lay to rest');
  await expect(toast(page, 'Eva is at rest')).toBeVisible();
  await expect(cardOf(page, 'Eva').getByText('Inactive', { exact: true })).toHaveClass(/gray/);
  await expect(cardOf(page, 'Eva').getByRole('link', { name: 'Start Chat' })).toHaveCount(0);
  await openMenu(page, 'Eva', 'Wake again');
  await expect(toast(page, 'Eva is awake again')).toBeVisible();
  await expect(cardOf(page, 'Eva').getByText('Ready', { exact: true })).toBeVisible();
});

test('deletes from the card after saying who will be unlinked', async ({ page, signUp }) => {
  const { id: userId } = await signUp();
  const rosa = await addRelative(page, { userId, name: 'Rosa', relationship: 'mother' });
  const links = { userId, parentId: rosa.id };
  await addRelative(page, { ...links, name: 'Bea', relationship: 'sister' });
  await addRelative(page, { ...links, name: 'Leo', relationship: 'brother' });
  await addRelative(page, { userId, name: 'Rui', relationship: 'father', spouseId: rosa.id });
  await page.goto('/dashboard');

  await openMenu(page, 'Rosa', 'Delete Character');
  const dialog = page.getByRole('alertdialog', { name: 'Delete Rosa?' });
  await expect(dialog).toContainText(
    'Bea and Leo stay in your family, but without Rosa as a parent.',
  );
  await expect(dialog).toContainText('Rui stays in your family, but without Rosa as a spouse.');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(cardOf(page, 'Rosa').getByRole('button', { name: 'More for Rosa' })).toBeFocused();

  await openMenu(page, 'Rosa', 'Delete Character');
  await page.route('**/api/ancestors/*', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Error deleting ancestor')).toContainText(
    'Could not delete the ancestor. Please try again.',
  );
  await expect(toast(page, 'Error deleting ancestor')).toHaveAttribute(
    'data-variant',
    'destructive',
  );
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Ancestor deleted')).toContainText(
    'Rosa has been removed successfully.',
  );
  await expect(dialog).toBeHidden();
  await expect(cardOf(page, 'Rosa')).toHaveCount(0);
  await expect(page.getByText('You have 3 ancestor profiles')).toBeVisible();
});

test('finds somebody in a large family, and shows it in one to four columns', async ({
  page,
  signUp,
}) => {
  const { id: userId } = await signUp();
  for (let index = 0; index < 13; index += 1)
    await addRelative(page, { userId, name: `João ${index}`, relationship: 'cousin' });
  await addRelative(page, { userId, name: 'Amélia', relationship: 'great-aunt' });
  await page.goto('/dashboard');
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1100, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const grid = page
      .getByRole('list')
      .filter({ has: page.getByRole('heading', { name: 'Amélia' }) });
    const count = await grid.evaluate(
      (element) => getComputedStyle(element).gridTemplateColumns.split(' ').length,
    );
    expect(count).toBe(columns);
  }
  await page.getByRole('searchbox', { name: 'Search your family' }).fill('tia amelia');
  await expect(page.getByText('One relative found.')).toBeVisible();
  await expect(cardOf(page, 'Amélia')).toBeVisible();
  await expect(cardOf(page, 'João 1')).toHaveCount(0);
  await page.getByRole('searchbox').fill('nobody like this');
  await expect(page.getByText('Nobody by that description.')).toBeVisible();
});
