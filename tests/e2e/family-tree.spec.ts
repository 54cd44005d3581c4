import type { Locator, Page } from '@playwright/test';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { addRelative, changeRelative, makeReady } from './family.ts';
import { expect, test } from './fixtures.ts';

const canvas = (page: Page) => page.getByRole('group', { name: 'Family tree', exact: true });
const nodeOf = (page: Page, name: string): Locator =>
  canvas(page).getByRole('group', { name: new RegExp(`^${name},`) });
const scaleOf = (page: Page) =>
  canvas(page)
    .locator(':scope > div')
    .first()
    .evaluate((layer) => new DOMMatrix((layer as HTMLElement).style.transform).a);
const middleOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Nothing is shown there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

async function openTree(page: Page) {
  await page.goto('/dashboard');
  await page.getByRole('radio', { name: 'Family Tree' }).click();
}

async function aunts(page: Page, userId: string, ...names: string[]): Promise<Ancestor[]> {
  const added: Ancestor[] = [];
  for (const name of names)
    added.push(await addRelative(page, { userId, name, relationship: 'aunt' }));
  return added;
}

/** The names of a row from left to right, as they stand on the screen. */
async function orderOf(page: Page, ...names: string[]): Promise<string[]> {
  const places = await Promise.all(
    names.map(async (name) => ({ name, x: (await middleOf(nodeOf(page, name))).x })),
  );
  return places.sort((a, b) => a.x - b.x).map(({ name }) => name);
}

test('starts with an invitation, and is remembered as the view', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/dashboard');
  await expect(page.getByRole('radio', { name: 'Card Grid' })).toBeChecked();
  await page.getByRole('radio', { name: 'Family Tree' }).click();
  await expect(page.getByRole('heading', { name: 'Start Growing Your Family Tree' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Family Tree' })).toBeChecked();
  await page.getByRole('button', { name: 'Plant Your Family Tree' }).click();
  await expect(page.getByRole('dialog', { name: 'Add New Family Member' })).toBeVisible();
});

test('stands in labelled rows with room for parents and grandparents', async ({ page, signUp }) => {
  const { id: userId } = await signUp({ name: 'Maria Silva' });
  const rosa = await addRelative(page, { userId, name: 'Rosa Alves', relationship: 'grandmother' });
  await addRelative(page, { userId, name: 'Ana', relationship: 'mother', parentId: rosa.id });
  await addRelative(page, { userId, name: 'Eva', relationship: 'daughter' });
  await makeReady(page, rosa);
  await openTree(page);
  await expect(canvas(page).getByRole('heading')).toHaveText([
    'Generation 1 (Grandparents)',
    'Generation 2 (Parents)',
    'Generation 3 (You)',
    'Generation 4 (Children)',
  ]);
  await page.getByRole('button', { name: 'Fit to view' }).click();
  await expect(page.getByRole('button', { name: 'Add Ancestor' })).toHaveCount(3 + 1 + 1);
  await expect(canvas(page).getByRole('group', { name: 'You, Current User' })).toContainText('MS');

  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const ready = nodeOf(page, 'Rosa Alves');
  await expect(ready).toContainText('RA');
  await expect(ready.getByText('Rosa Alves', { exact: true })).toBeVisible();
  await expect(ready).toContainText('Grandmother / Avó');
  await expect(ready.getByText('Ready', { exact: true })).toHaveClass(/green/);
  await expect(ready.getByRole('link', { name: 'Chat' })).toHaveAttribute(
    'href',
    `/chat/${rosa.id}`,
  );
  const inTraining = nodeOf(page, 'Ana');
  await expect(inTraining.getByText('Training', { exact: true })).toHaveClass(/yellow/);
  await expect(inTraining.getByRole('link', { name: 'Chat' })).toHaveCount(0);
  // Rosa to Ana is stored; Ana to the user and the user to Eva are known from the relationship.
  await expect(page.locator('path[data-link=parent]')).toHaveCount(3);
  await expect(page.locator('path[data-link=parent][data-implied]')).toHaveCount(2);

  await changeRelative(page, rosa.id, {});
  await page.request.put(`/api/ancestors/${rosa.id}/rest`, { data: { resting: true } });
  await page.reload();
  await expect(nodeOf(page, 'Rosa Alves')).toHaveAccessibleName(/Inactive$/);
});

test('adds where a place is empty, and edits from a node', async ({ page, signUp }) => {
  const { id: userId } = await signUp();
  await aunts(page, userId, 'Bea');
  await openTree(page);
  await canvas(page).getByRole('button', { name: 'Add Ancestor' }).first().click();
  const add = page.getByRole('dialog', { name: 'Add New Family Member' });
  await add.getByRole('combobox', { name: 'Relationship' }).click();
  await expect(page.getByRole('option').first()).toHaveText('Father / Pai');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(add).toBeHidden();

  await page.getByRole('button', { name: 'Plant New Branch' }).click();
  await expect(add).toBeVisible();
  await add.getByRole('button', { name: 'Cancel' }).click();

  await nodeOf(page, 'Bea').getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Basic Info' });
  await edit.getByLabel('Name').fill('Beatriz');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(nodeOf(page, 'Beatriz')).toBeVisible();
});

test('pans and zooms by wheel, drag, buttons, keys and two fingers', async ({ page, signUp }) => {
  const { id: userId } = await signUp();
  await aunts(page, userId, 'Bea', 'Eva');
  await openTree(page);
  await canvas(page).scrollIntoViewIfNeeded();
  const start = await scaleOf(page);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  expect(await scaleOf(page)).toBeGreaterThan(start);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  expect(await scaleOf(page)).toBeCloseTo(start, 3);

  const middle = await middleOf(canvas(page));
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(start);

  const you = canvas(page).getByRole('group', { name: 'You, Current User' });
  await page.getByRole('button', { name: 'Show me' }).click();
  const before = await middleOf(you);
  await page.mouse.move(before.x, before.y);
  await page.mouse.down();
  await page.mouse.move(before.x + 60, before.y + 40, { steps: 4 });
  await page.mouse.up();
  const after = await middleOf(you);
  expect(after.x - before.x).toBeCloseTo(60, 0);
  expect(after.y - before.y).toBeCloseTo(40, 0);

  const zoomed = await scaleOf(page);
  await you.focus();
  await page.keyboard.press('-');
  expect(await scaleOf(page)).toBeLessThan(zoomed);
  await page.keyboard.press('0');
  expect(await scaleOf(page)).toBeCloseTo(start, 3);

  const touch = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: middle.x - apart, y: middle.y, id: 0 },
    { x: middle.x + apart, y: middle.y, id: 1 },
  ];
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
  await page.reload();
  await expect(nodeOf(page, 'Bea')).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(60) });
  for (const apart of [80, 110, 140])
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: fingers(apart),
    });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(start);
});

test('keeps the order that people are dragged into', async ({ page, signUp }) => {
  const { id: userId } = await signUp();
  await aunts(page, userId, 'Bea', 'Eva', 'Ivone');
  await openTree(page);
  await canvas(page).scrollIntoViewIfNeeded();
  expect(await orderOf(page, 'Bea', 'Eva', 'Ivone')).toEqual(['Bea', 'Eva', 'Ivone']);
  const handle = nodeOf(page, 'Bea').getByRole('button', { name: 'Move Bea in the row' });
  const from = await middleOf(handle);
  const to = await middleOf(nodeOf(page, 'Ivone'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x + 120, from.y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => orderOf(page, 'Bea', 'Eva', 'Ivone')).toEqual(['Eva', 'Ivone', 'Bea']);
  await expect(
    page.getByText('Bea is now number 3 of 3 in Generation 2 (Parents).'),
  ).toBeAttached();
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(nodeOf(page, 'Bea')).toBeVisible();
  expect(await orderOf(page, 'Bea', 'Eva', 'Ivone')).toEqual(['Eva', 'Ivone', 'Bea']);
});

test('is walked and put in order by keyboard, with words for each move', async ({
  page,
  signUp,
}) => {
  const { id: userId } = await signUp();
  await aunts(page, userId, 'Bea', 'Eva');
  await openTree(page);
  await canvas(page).getByRole('group', { name: 'You, Current User' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await expect(nodeOf(page, 'Bea')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(nodeOf(page, 'Eva')).toBeFocused();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(
    page.getByText('Eva is now number 1 of 2 in Generation 2 (Parents).'),
  ).toBeAttached();
  await expect.poll(() => orderOf(page, 'Bea', 'Eva')).toEqual(['Eva', 'Bea']);
  await expect(nodeOf(page, 'Eva')).toBeFocused();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page.getByText('Eva is already at the end of the row.')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(nodeOf(page, 'Eva').getByRole('button', { name: 'Edit Eva' })).toBeFocused();

  await page.route('**/api/ancestors/*', (route) => route.abort());
  await nodeOf(page, 'Eva').getByRole('button', { name: 'Move Eva in the row' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('We couldn’t save the new order', { exact: true })).toBeVisible();
  await expect.poll(() => orderOf(page, 'Bea', 'Eva')).toEqual(['Eva', 'Bea']);
});

test('is told in words to those who do not see it', async ({ page, signUp }) => {
  const { id: userId } = await signUp();
  const rosa = await addRelative(page, {
    userId,
    name: 'Rosa',
    relationship: 'grandmother',
    birthYear: 1921,
    deathYear: 2004,
  });
  const rui = { userId, name: 'Rui', relationship: 'grandfather', spouseId: rosa.id };
  await addRelative(page, rui);
  await addRelative(page, { userId, name: 'Ana', relationship: 'mother', parentId: rosa.id });
  await openTree(page);
  const outline = page.getByRole('region', { name: 'The family tree in words' });
  await expect(outline.getByRole('list', { name: 'Generation 1 (Grandparents)' })).toContainText(
    'Rosa, Grandmother / Avó, 1921 – 2004, Training. Married to Rui. Parent of Ana.',
  );
  await expect(outline.getByRole('list', { name: 'Generation 2 (Parents)' })).toContainText(
    'Ana, Mother / Mãe, Training. Child of Rosa and Rui.',
  );
});

test('fits a phone, and finds somebody in a crowd', async ({ page, signUp }) => {
  const { id: userId } = await signUp();
  await aunts(page, userId, ...Array.from({ length: 14 }, (_, index) => `Aunt ${index}`));
  await page.setViewportSize({ width: 360, height: 740 });
  await openTree(page);
  await expect(canvas(page)).toBeVisible();
  expect(await scaleOf(page)).toBeGreaterThan(0.6);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await expect(nodeOf(page, 'Aunt 13')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Find somebody' }).click();
  await page.getByPlaceholder('Type a name').fill('Aunt 13');
  await page.getByRole('option', { name: /^Aunt 13/ }).click();
  await expect(nodeOf(page, 'Aunt 13')).toBeInViewport();
});
