import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { format } from 'date-fns';
import type { Memory, MemoryType } from '#shared/contracts/memories.ts';
import { expect, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { enterSampleAccount, fetchList, pick, showList } from './sample-account.ts';
import { expectToast, shownToast } from './toast.ts';

const types = ['text', 'image', 'video', 'audio'] as const;
const labels = { text: 'Text Memories', image: 'Photos', video: 'Videos', audio: 'Audio' };

const cards = (page: Page) => page.getByRole('list', { name: 'Your memories' }).locator('> li');
const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const styleOf = (place: Locator, name: string) =>
  place.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

const letter = {
  type: 'text',
  title: 'A long letter',
  description: 'It came with the boat, in the week of the storm. '.repeat(12),
  textContent: 'We are all well, and the harbour is frozen over. '.repeat(20),
  tags: ['boat', 'storm', 'winter', 'letters', 'harbour'],
};

test('cards of every type stand in their tabs and show what belongs to each', async ({
  page,
  server,
}) => {
  const user = await enterSampleAccount(page, server);
  await page.request.post('/api/memory-vault', {
    data: { ...letter, userId: user.id },
    headers: { origin: server.url },
  });
  const memories = await fetchList(page, user, 'memory-vault');
  const first = (type: MemoryType) => pick(memories, (one) => one.type === type);
  const show = await holdBack(page, `**/api/users/${user.id}/memory-vault*`);
  await page.setViewportSize({ width: 1440, height: 2000 });
  await page.goto('/memory-vault');
  await expect(page.getByText('Loading your memories...')).toBeVisible().finally(show);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Memory Vault');
  await expect(page.getByRole('tab')).toHaveText(['All', 'Text', 'Photos', 'Videos', 'Audio']);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('All');
  await expect(cards(page).first()).toHaveAttribute('aria-setsize', String(memories.length));
  for (const [tab, type] of Object.entries({
    ...{ Text: 'text', Photos: 'image', Videos: 'video', Audio: 'audio' },
  })) {
    await page.getByRole('tab', { name: tab }).click();
    const titles = memories.filter((one) => one.type === type).map(({ title }) => title);
    await expect(cards(page).getByRole('heading')).toHaveText(titles);
  }
  await page.getByRole('tab', { name: 'All' }).click();

  const looks = new Set<string>();
  for (const type of types) {
    const { title, createdAt, displayUrl, fileUrl, id } = first(type);
    const own = card(page, title);
    await expect(own.getByText(labels[type], { exact: true })).toBeVisible();
    await expect(own.locator('time')).toHaveText(format(createdAt, 'MMM d, yyyy'));
    const icon = own.locator('span:has(> svg)').first();
    looks.add(await icon.locator('svg').innerHTML()).add(await styleOf(icon, 'background-color'));
    if (type === 'video' || type === 'audio') {
      await expect(own.locator(type)).toHaveAttribute('src', displayUrl ?? '');
      await expect(own.locator(type)).toHaveJSProperty('controls', true);
    }
    const [view, download] = ['View', 'Download'].map((name) =>
      own.getByRole('link', { name: `${name} ${title}`, exact: true }),
    );
    if (type === 'text') {
      await expect(own.getByRole('link', { name: /^(View|Download)/ })).toHaveCount(0);
      continue;
    }
    await expect(view as Locator).toHaveAttribute('href', new RegExp(`memory=${id}$`));
    await expect(download as Locator).toHaveAttribute('href', `${fileUrl}?download=1`);
  }
  expect(looks.size).toBe(2 * types.length);
  const picture = card(page, first('image').title).getByRole('img').first();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(10);

  const long = card(page, letter.title);
  expect(await styleOf(long.getByText('It came with the boat'), '-webkit-line-clamp')).toBe('2');
  expect(await styleOf(long.getByText('We are all well'), '-webkit-line-clamp')).toBe('3');
  await expect(long.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    ...['boat', 'storm', 'winter'],
    '+2 more',
  ]);
  const remove = long.getByRole('button', { name: /^Delete/ });
  await page.mouse.move(0, 0);
  await expect.poll(() => styleOf(remove, 'opacity')).toBe('0');
  await long.hover();
  await expect.poll(() => styleOf(remove, 'opacity')).toBe('1');
  await remove.click();
  await expectToast(page, { title: 'Memory deleted successfully!', variant: 'default' });
  await expect(shownToast(page).getByRole('button', { name: 'Undo' })).toBeVisible();
});

/** A memory whose file has gone missing, by the name of its type. */
const lostMemory = (userId: string, type: MemoryType): Memory => ({
  ...{ id: randomUUID(), userId, title: `Lost ${type}`, description: null, type },
  ...{ fileUrl: `/api/lost/${type}`, displayUrl: `/api/lost/${type}`, thumbnailUrl: null },
  ...{ waveform: null, mediaState: 'ready', textContent: null, textIsCut: false, tags: [] },
  ...{ metadata: {}, isPrivate: true, takenAt: null, aboutAncestorIds: [], mayTeach: false },
  ...{ deletedAt: null, createdAt: '2026-01-31T12:00:00.000Z' },
  updatedAt: '2026-01-31T12:00:00.000Z',
});

test('a file that does not load is only logged; a memory that cannot be deleted or saved says so', async ({
  page,
  signUp,
}) => {
  const user = await signUp();
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('A memory could not be shown')) logged.push(message.text());
  });
  await showList(
    page,
    user,
    'memory-vault',
    types.map((type) => lostMemory(user.id, type)),
  );
  await page.goto('/memory-vault');
  await expect.poll(() => logged).toHaveLength(1);
  for (const [count, player] of [
    [2, 'video'],
    [3, 'audio'],
  ] as const) {
    // It is loaded only when it is played.
    await page
      .locator(player)
      .evaluate((media: HTMLMediaElement) => void media.play().catch(() => undefined));
    await expect.poll(() => logged).toHaveLength(count);
  }
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.route('**/api/memory-vault/*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Delete Lost text' }).click({ force: true });
  await expectToast(page, {
    title: 'Failed to delete memory. Please try again.',
    variant: 'destructive',
  });

  await page.getByRole('button', { name: 'Add Memory', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Memory' });
  await expect(dialog.getByLabel('Memory Type').locator('option')).toHaveText(
    Object.values(labels),
  );
  await expect(dialog.getByLabel('Tags')).toHaveAccessibleDescription(/^Separated by commas/);
  const [title, text] = [dialog.getByLabel('Title'), dialog.getByLabel('Memory Text')];
  await expect(title).toHaveAttribute('aria-required', 'true');
  await title.fill('  ');
  await text.fill(' \n ');
  await dialog.getByRole('button', { name: 'Save Memory' }).click();
  await expect(title).toHaveAccessibleDescription('Please provide a title for your memory.');
  await expect(text).toHaveAccessibleDescription('Please provide text content for your memory.');
  await title.fill('The sea');
  await text.fill('She sang.');
  await page.route('**/api/memory-vault', (route) => route.fulfill({ status: 500, body: '' }));
  const fail = await holdBack(page, '**/api/memory-vault');
  await dialog.getByRole('button', { name: 'Save Memory' }).click();
  await expect(dialog.getByRole('button', { name: 'Saving...' }))
    .toBeVisible()
    .finally(fail);
  await expectToast(page, {
    title: 'Failed to add memory. Please try again.',
    variant: 'destructive',
  });
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(dialog).toBeHidden();
});
