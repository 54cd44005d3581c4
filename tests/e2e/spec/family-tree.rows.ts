import type { Page } from '@playwright/test';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import { expectHeading, expectText } from './expectations.ts';
import { enterSampleAccount, fetchList, pick, showList } from './sample-account.ts';
import { type Check, differs, expect, provenBy, scenario, type World } from './table.ts';

const canvas = (page: Page) => page.getByRole('group', { name: 'Family tree', exact: true });
const you = (page: Page) => canvas(page).getByRole('group', { name: 'You, Current User' });
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Tree view' });

/** One person in each of these generations, called after it. */
async function showGenerations(world: World, generations: readonly number[]): Promise<Ancestor[]> {
  const { page } = world;
  const user = await enterSampleAccount(world);
  const stored = await fetchList(page, user, 'ancestors');
  const family = generations.flatMap((generation, index) => {
    const base = stored[index];
    if (!base) return [];
    const name = `Generation ${generation} of Mine`;
    return [{ ...base, name, generation, parentId: null, spouseId: null, treePosition: 0 }];
  });
  await showList(page, user, 'ancestors', family);
  await page.addInitScript(() => localStorage.setItem('heartwood.dashboard-view', 'tree'));
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/dashboard');
  await expect(canvas(page)).toBeVisible();
  return family;
}

const labels: ReadonlyArray<readonly [generation: number, label: string]> = [
  [0, 'Generation 3 (You)'],
  [1, 'Generation 4 (Children)'],
  [2, 'Generation 5 (Grandchildren)'],
  [3, 'Generation 6 (Great-Grandchildren)'],
  [-1, 'Generation 2 (Parents)'],
  [-2, 'Generation 1 (Grandparents)'],
  [-3, 'Generation 0 (Great-Grandparents)'],
  [-4, 'Generation -1 (Great-Great-Grandparents)'],
  [-5, 'Ancient Ancestors'],
  [4, 'Descendants'],
];

const labelRows = labels.map(([generation, label]): [string, Check<object>] => [
  `§2 Family tree: the label of row ${generation} is '${label}'`,
  async ({ page }) => {
    await expect(canvas(page).getByRole('heading', { name: label, exact: true })).toHaveCount(1);
    await expect(page.getByRole('list', { name: label, exact: true })).toContainText(
      `Generation ${generation} of Mine`,
    );
  },
]);

export const treeOfManyGenerations = scenario({
  title: 'a family tree of ten generations',
  async prepare(world) {
    await showGenerations(
      world,
      labels.map(([generation]) => generation),
    );
    return {};
  },
  rows: {
    ...Object.fromEntries(labelRows),
    '§2 Family tree: generations are rows, the oldest on top': async ({ page }) => {
      const inOrder = [...labels].sort(([a], [b]) => a - b).map(([, label]) => label);
      await expect(canvas(page).getByRole('heading')).toHaveText(inOrder);
    },
  },
});

export const treeOfAncestors = scenario({
  title: 'a family tree with empty places',
  async prepare(world) {
    await showGenerations(world, [-1, -2, -3]);
    await toolbar(world.page).getByRole('button', { name: 'Fit to view' }).click();
    return {};
  },
  rows: {
    "§2 Family tree: the current user stands at the centre row as 'You', 'Current User'": async ({
      page,
    }) => {
      await expectText(you(page), 'You');
      await expectText(you(page), 'Current User');
      await expect(canvas(page).getByRole('heading').last()).toHaveText('Generation 3 (You)');
    },
    "§2 Family tree: ancestor rows are padded with empty 'Add Ancestor' places up to 2 to the power of the generation":
      async ({ page }) => {
        const places = canvas(page).getByRole('button', { name: 'Add Ancestor' });
        await expect(places).toHaveCount(2 + 4 + 8 - 3);
      },
    '§2 Family tree: an empty place adds somebody of its row': async ({ page }) => {
      await canvas(page).getByRole('button', { name: 'Add Ancestor' }).last().click();
      const add = page.getByRole('dialog', { name: 'Add New Family Member' });
      await add.getByRole('combobox', { name: 'Relationship' }).click();
      await expect(page.getByRole('option').first()).toHaveText('Father / Pai');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('option')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(add).toBeHidden();
    },
    "§2 Family tree: 'Plant New Branch' adds one": async ({ page }) => {
      await page.getByRole('button', { name: 'Plant New Branch' }).click();
      await expect(page.getByRole('dialog', { name: 'Add New Family Member' })).toBeVisible();
      await page.keyboard.press('Escape');
    },
  },
});

export const treeNodes = scenario({
  title: 'the nodes of a family tree',
  async prepare(world) {
    const { page } = world;
    const user = await enterSampleAccount(world);
    const family = await fetchList(page, user, 'ancestors');
    const alone = { parentId: null, spouseId: null, generation: -1, relationship: 'aunt' };
    const active = { ...pick(family, ({ status }) => status === 'active'), ...alone };
    const training = { ...pick(family, ({ status }) => status === 'training'), ...alone };
    const ada = { ...active, name: 'Ada Maria Lima', avatarUrl: null };
    const bea = { ...training, name: 'Bea', avatarUrl: '/icon.svg' };
    const resting = { ...pick(family, ({ id }) => id !== ada.id && id !== bea.id), ...alone };
    const cleo = { ...resting, name: 'Cleo', status: 'resting' as const, avatarUrl: null };
    await showList(page, user, 'ancestors', [ada, bea, cleo]);
    await page.addInitScript(() => localStorage.setItem('heartwood.dashboard-view', 'tree'));
    await page.goto('/dashboard');
    const node = (name: string) =>
      canvas(page).getByRole('group', { name: new RegExp(`^${name}, `) });
    await expect(node('Ada Maria Lima')).toContainText('Edit');
    return { ada, node };
  },
  rows: {
    '§2 Family tree: a node shows an avatar': async ({ node }) => {
      await expect(node('Bea').locator('img')).toHaveAttribute('src', '/icon.svg');
    },
    '§2 Family tree: or up to two initials': async ({ node }) => {
      await expectText(node('Ada Maria Lima'), 'AL');
      await expectText(node('Cleo'), 'C');
    },
    '§2 Family tree: a node shows the name': async ({ node }) => {
      await expectText(node('Ada Maria Lima'), 'Ada Maria Lima');
    },
    '§2 Family tree: a node shows the relationship': async ({ node }) => {
      await expectText(node('Ada Maria Lima'), 'Aunt / Tia');
    },
    '§2 Family tree: the badge of an active one is Ready': async ({ node }) => {
      await expect(node('Ada Maria Lima').getByText('Ready', { exact: true })).toHaveClass(/green/);
    },
    '§2 Family tree: the badge of one in training is Training': async ({ node }) => {
      await expect(node('Bea').getByText('Training', { exact: true })).toHaveClass(/yellow/);
    },
    '§2 Family tree: the badge of any other is Inactive': async ({ node }) => {
      await expect(node('Cleo').getByText('Inactive', { exact: true })).toHaveClass(/gray/);
    },
    "§2 Family tree: 'Chat' leads to /chat/{id}": async ({ node, ada }) => {
      const chat = node('Ada Maria Lima').getByRole('link', { name: 'Chat' });
      await expect(chat).toHaveText('Chat');
      await expect(chat).toHaveAttribute('href', `/chat/${ada.id}`);
    },
    "§2 Family tree: 'Chat' for active ancestors only": async ({ node }) => {
      for (const name of ['Bea', 'Cleo'])
        await expect(node(name).getByRole('link', { name: 'Chat' })).toHaveCount(0);
    },
    "§2 Family tree: 'Edit' opens the basic info": async ({ page, node }) => {
      const edit = node('Bea').getByRole('button', { name: 'Edit Bea' });
      await expect(edit).toHaveText('Edit');
      await edit.click();
      const dialog = page.getByRole('dialog', { name: 'Edit Basic Info' });
      await expect(dialog.getByLabel('Name')).toHaveValue('Bea');
    },
  },
});

export const emptyTree = scenario({
  title: 'an empty family tree',
  async prepare(world) {
    const { page } = world;
    const user = await enterSampleAccount(world);
    await showList(page, user, 'ancestors', []);
    await page.addInitScript(() => localStorage.setItem('heartwood.dashboard-view', 'tree'));
    await page.goto('/dashboard');
    return {};
  },
  rows: {
    "§2 Family tree: an empty tree shows 'Start Growing Your Family Tree'": async ({ page }) => {
      await expectHeading(page, 'Start Growing Your Family Tree');
    },
    "§2 Family tree: 'Plant Your Family Tree' adds the first": async ({ page }) => {
      await page.getByRole('button', { name: 'Plant Your Family Tree' }).click();
      await expectHeading(page, 'Add New Family Member');
    },
  },
});

export const farBack = provenBy('src/client/features/ancestors/tree/layout-tree.test.ts', {
  '§2 Family tree: rows below the great-great-grandparents are padded too': differs(
    'Down to -4 they are; below that one empty place invites to go on',
    'leaves generation %i with %i people %i empty places',
  ),
});
