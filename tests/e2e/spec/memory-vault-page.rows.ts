import type { Locator, Page } from '@playwright/test';
import { format } from 'date-fns';
import type { Memory, MemoryType } from '#shared/contracts/memories.ts';
import { expectHeading, expectLink, expectPath, expectText } from './expectations.ts';
import { holdBack } from './hold-back.ts';
import { enterSampleAccount, fetchList, pick } from './sample-account.ts';
import { type Check, differs, expect, provenBy, scenario } from './table.ts';
import { shownToast } from './toast.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Your memories' }).locator('> li');
const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add Memory' });
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });

const styleOf = (place: Locator, name: string) =>
  place.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
const linesOf = (place: Locator) => styleOf(place, '-webkit-line-clamp');

const labels: Record<MemoryType, string> = {
  text: 'Text Memories',
  image: 'Photos',
  video: 'Videos',
  audio: 'Audio',
};

type First = (type: MemoryType) => Memory;

const letter = {
  type: 'text',
  title: 'A long letter',
  description: 'It came with the boat, in the week of the storm. '.repeat(12),
  textContent: 'We are all well, and the harbour is frozen over. '.repeat(20),
  tags: ['boat', 'storm', 'winter', 'letters', 'harbour'],
};

export const memoryVault = scenario({
  title: 'the Memory Vault, with memories of every type',
  async prepare(world) {
    const { page, server } = world;
    const user = await enterSampleAccount(world);
    const headers = { origin: server.url };
    await page.request.post('/api/memory-vault', {
      data: { ...letter, userId: user.id },
      headers,
    });
    const memories = await fetchList(page, user, 'memory-vault');
    const first: First = (type) => pick(memories, (one) => one.type === type);
    const show = await holdBack(page, `**/api/users/${user.id}/memory-vault*`);
    await page.setViewportSize({ width: 1440, height: 2000 });
    await page.goto('/memory-vault');
    return { user, memories, first, show };
  },
  rows: {
    "§2 Memory Vault: the loading message 'Loading your memories...'": async ({ page, show }) => {
      await expectText(page, 'Loading your memories...').finally(show);
      await expect(cards(page).first()).toBeVisible();
      await expect(page.getByText('Loading your memories...')).toHaveCount(0);
    },
    '§2 Routes: /memory-vault is the Memory Vault': async ({ page }) => {
      await expectPath(page, '/memory-vault');
    },
    '§2 Memory Vault: a back link to /dashboard': async ({ page }) => {
      await expectLink(page, 'Back to Dashboard', '/dashboard');
    },
    '§2 Memory Vault: a title': async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Memory Vault');
    },
    "§2 Memory Vault: the tagline 'Preserve your family memories forever'": async ({ page }) => {
      await expectText(page, 'Preserve your family memories forever');
    },
    '§2 Memory Vault: tabs All / Text / Photos / Videos / Audio': async ({ page }) => {
      await expect(page.getByRole('tab')).toHaveText(['All', 'Text', 'Photos', 'Videos', 'Audio']);
    },
    '§4 Memory Vault dialog: the type filter is all or one of four types': async ({ page }) => {
      await expect(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tab', { selected: false })).toHaveCount(4);
    },
    '§2 Memory Vault: the tabs filter by type': async ({ page, memories }) => {
      for (const [tab, type] of [
        ['Text', 'text'],
        ['Photos', 'image'],
        ['Videos', 'video'],
        ['Audio', 'audio'],
      ] as const) {
        await page.getByRole('tab', { name: tab }).click();
        const titles = memories.filter((one) => one.type === type).map(({ title }) => title);
        await expect(cards(page).getByRole('heading')).toHaveText(titles);
      }
      await page.getByRole('tab', { name: 'All' }).click();
      await expect(cards(page).first()).toHaveAttribute('aria-setsize', String(memories.length));
    },
    '§2 Memory Vault: type labels are Text Memories, Photos, Videos, Audio': async ({ page }) => {
      await page.getByRole('button', { name: 'Add Memory', exact: true }).click();
      const options = field(page, 'Memory Type').locator('option');
      await expect(options).toHaveText(Object.values(labels));
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    },
    '§2 Memory card: an icon and colour of its type': async ({ page, first }) => {
      const looks = new Set<string>();
      for (const type of ['text', 'image', 'video', 'audio'] as const) {
        const icon = card(page, first(type).title).locator('span:has(> svg)').first();
        const shape = await icon.locator('svg').innerHTML();
        looks.add(shape).add(await styleOf(icon, 'background-color'));
      }
      expect(looks.size).toBe(8);
    },
    '§2 Memory card: the title': async ({ page, first }) => {
      const { title } = first('image');
      await expectHeading(card(page, title), title);
    },
    '§2 Memory card: the date of creation in short US format': async ({ page, first }) => {
      const { title, createdAt } = first('image');
      const date = format(createdAt, 'MMM d, yyyy');
      await expect(card(page, title).locator('time')).toHaveText(date);
      expect(date).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
    },
    '§2 Memory card: the description, in 2 lines': async ({ page }) => {
      const description = card(page, letter.title).getByText('It came with the boat');
      await expect(description).toBeVisible();
      expect(await linesOf(description)).toBe('2');
    },
    '§2 Memory card: the preview of a text, in 3 lines': async ({ page }) => {
      const text = card(page, letter.title).getByText('We are all well');
      await expect(text).toBeVisible();
      expect(await linesOf(text)).toBe('3');
    },
    '§2 Memory card: the preview of an image': async ({ page, first }) => {
      const { title } = first('image');
      const picture = card(page, title).getByRole('img', { name: title });
      await expect(picture).toBeVisible();
      const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(width).toBeGreaterThan(10);
    },
    '§2 Memory card: a video player': async ({ page, first }) => {
      const { title, displayUrl } = first('video');
      const video = card(page, title).locator('video');
      await expect(video).toHaveAttribute('src', displayUrl ?? '');
      await expect(video).toHaveJSProperty('controls', true);
    },
    '§2 Memory card: an audio player': async ({ page, first }) => {
      const { title, displayUrl } = first('audio');
      const audio = card(page, title).locator('audio');
      await expect(audio).toHaveAttribute('src', displayUrl ?? '');
      await expect(audio).toHaveJSProperty('controls', true);
    },
    "§2 Memory card: up to 3 tags and '+N more'": async ({ page }) => {
      const tags = card(page, letter.title).getByRole('list', { name: 'Tags' });
      await expect(tags.getByRole('listitem')).toHaveText(['boat', 'storm', 'winter', '+2 more']);
    },
    '§2 Memory card: a type badge': async ({ page, first }) => {
      for (const type of ['text', 'image', 'video', 'audio'] as const)
        await expectText(card(page, first(type).title), labels[type]);
    },
    '§2 Memory card: a view link when a file URL exists': differs<Check<{ first: First }>>(
      "A card's view link opens the file",
      async ({ page, first }) => {
        const { id, title } = first('image');
        await expectLink(card(page, title), `View ${title}`, new RegExp(`memory=${id}$`));
        await expect(card(page, letter.title).getByRole('link', { name: /^View/ })).toHaveCount(0);
      },
    ),
    '§2 Memory card: a download link when a file URL exists': async ({ page, first }) => {
      const { title, fileUrl } = first('image');
      await expectLink(card(page, title), `Download ${title}`, `${fileUrl}?download=1`);
      const none = card(page, letter.title).getByRole('link', { name: /^Download/ });
      await expect(none).toHaveCount(0);
    },
    '§2 Memory card: a delete button shown on hover': async ({ page }) => {
      const remove = card(page, letter.title).getByRole('button', { name: /^Delete/ });
      await page.mouse.move(0, 0);
      await expect.poll(() => styleOf(remove, 'opacity')).toBe('0');
      await card(page, letter.title).hover();
      await expect.poll(() => styleOf(remove, 'opacity')).toBe('1');
    },
    '§2 Toasts: the default variant, with a title': async ({ page }) => {
      await card(page, letter.title)
        .getByRole('button', { name: /^Delete/ })
        .click();
      await expectText(shownToast(page), 'Memory deleted successfully!');
      await expect(shownToast(page)).toHaveAttribute('data-variant', 'default');
    },
    '§2 Toasts: an action, where there is one': async ({ page }) => {
      await expect(shownToast(page).getByRole('button', { name: 'Undo' })).toBeVisible();
    },
    '§2 Toasts: the toast area is bottom-right on larger screens': async ({ page }) => {
      const box = await shownToast(page).boundingBox();
      expect(box?.y).toBeGreaterThan(1800);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1400);
      expect(box?.x).toBeGreaterThan(720);
    },
    '§2 Toasts: the toast area is at the top on mobile': async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const box = await shownToast(page).boundingBox();
      expect(box?.y).toBeLessThan(40);
      expect(box?.width).toBeGreaterThan(330);
    },
    '§2 Toasts: a close button': async ({ page }) => {
      await shownToast(page).getByRole('button', { name: 'Close' }).click();
      await expect(shownToast(page)).toBeHidden();
      await page.setViewportSize({ width: 1280, height: 900 });
    },
  },
});

export const memoriesSignedOut = provenBy('tests/e2e/memory-vault.spec.ts', {
  "§2 Memory Vault: not logged in, 'Please log in to access your Memory Vault.'":
    'words and files of every kind are added, viewed, downloaded, deleted and brought back',
});

export const toastVariants = provenBy('tests/e2e/dashboard.spec.ts', {
  '§2 Toasts: a title and a description': 'deletes from the card after saying who will be unlinked',
  '§2 Toasts: the destructive variant': 'deletes from the card after saying who will be unlinked',
});

export const oneToast = provenBy('tests/e2e/app-shell.spec.ts', {
  '§4 Toast: one at most is visible, a new one replaces the last':
    'a new toast takes the place of the last, and Escape or its button closes it',
});
