import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import type { Training } from '#shared/contracts/training.ts';
import { expect, test } from './fixtures.ts';

const megabyte = 1024 * 1024;
const bread = { title: 'The bread', content: 'Every Saturday I baked for the whole street.' };

let path: string;
let api: string;
let headers: { origin: string };

test.beforeEach(async ({ page, signUp }) => {
  const { id } = await signUp();
  headers = { origin: new URL(page.url()).origin };
  const data = { userId: id, name: 'Grandma Rosa', relationship: 'grandmother' };
  const created = await page.request.post('/api/ancestors', { data, headers });
  const ancestor: Ancestor = await created.json();
  path = `/training/${ancestor.id}`;
  api = `/api/ancestors/${ancestor.id}/training`;
  await page.goto(path);
  await expect(page.getByLabel('Full Name')).toBeVisible();
});

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(title);
const read = async (page: Page): Promise<Training> => (await page.request.get(api)).json();
const storiesTab = (page: Page) => page.getByRole('tab', { name: /Stories/ });
const pictureNotice = (page: Page) => page.getByText('rosa.png: will be saved with the rest.');
const draftNotice = (page: Page) => page.getByText('It is back in its place.');

const picture = async (format: 'png' | 'gif' = 'png') => ({
  name: `rosa.${format}`,
  mimeType: `image/${format}`,
  buffer: await sharp({ create: { width: 80, height: 60, channels: 3, background: '#5b8c5a' } })
    .toFormat(format)
    .toBuffer(),
});

test('brings back what was typed before the tab was closed', async ({ page, context }) => {
  await page.getByLabel('Full Name').fill('Rosa Alves');
  await page.getByLabel('Profile Image').setInputFiles(await picture());
  await expect(pictureNotice(page)).toBeVisible();
  await storiesTab(page).click();
  await page.getByRole('button', { name: 'Add Story' }).click();
  await page.getByLabel('Story Title').fill(bread.title);
  await page.close({ runBeforeUnload: true });

  const again = await context.newPage();
  await again.goto(path);
  await expect(draftNotice(again)).toBeVisible();
  await expect(again.getByLabel('Full Name')).toHaveValue('Rosa Alves');
  await expect(pictureNotice(again)).toBeVisible();
  await storiesTab(again).click();
  await again.getByRole('button', { name: /The bread/ }).click();
  await again.getByLabel('Story Content').fill(bread.content);
  await save(again);
  await expect(toast(again, 'Training data saved!')).toBeVisible();
  await expect(draftNotice(again)).toBeHidden();
  expect(await read(again)).toMatchObject({ stories: [bread], fullName: '' });

  await again.reload();
  await expect(draftNotice(again)).toBeVisible();
  await again.getByRole('button', { name: 'Discard draft' }).click();
  await expect(draftNotice(again)).toBeHidden();
  await expect(again.getByLabel('Full Name')).toHaveValue('');
  await again.reload();
  await expect(again.getByLabel('Full Name')).toBeVisible();
  await expect(draftNotice(again)).toBeHidden();
  await expect(pictureNotice(again)).toBeHidden();
});

test('keeps everything when a save fails, and saves it the next time', async ({ page }) => {
  await page.getByLabel('Full Name').fill('Rosa Alves');
  await page.getByLabel('Profile Image').setInputFiles(await picture());
  await page.route(`**${api}`, (route) => route.abort());
  await save(page);
  await expect(toast(page, 'Failed to save training data')).toBeVisible();
  await expect(toast(page, 'Please try again or check your connection.')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Rosa Alves');
  await expect(page.getByText('Not saved yet. A draft is kept on this device.')).toBeVisible();

  await page.unroute(`**${api}`);
  await save(page);
  await expect(toast(page, 'Training data saved!')).toBeVisible();
  const { fullName, profileImageUrl } = await read(page);
  expect(fullName).toBe('Rosa Alves');
  expect(profileImageUrl).toMatch(/\/avatar\/.+\.webp$/);
});

test('shows the chosen picture, and after saving the one that was made of it', async ({ page }) => {
  const shown = page.locator('main img:visible');
  await page.getByLabel('Profile Image').setInputFiles(await picture());
  await expect(pictureNotice(page)).toBeVisible();
  await expect(shown).toHaveAttribute('src', /^blob:/);
  await page.getByLabel('Full Name').fill('Rosa Alves');
  await save(page);
  await expect(toast(page, 'Training data saved!')).toBeVisible();
  await expect(shown).toHaveCount(2);
  for (const avatar of await shown.all()) {
    await expect(avatar).toHaveAttribute('src', /^\/api\/ancestors\/.+\/avatar\//);
  }
});

test('refuses pictures that are too large, of another type, or none at all', async ({ page }) => {
  const input = page.getByLabel('Profile Image');
  await expect(page.getByText('JPG, PNG, WEBP up to 5MB')).toBeVisible();
  const oversize = {
    name: 'rosa.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(6.2 * megabyte, 1),
  };
  await input.setInputFiles(oversize);
  await expect(
    page.getByText('This picture has 6.2 MB. Please choose one of up to 5 MB.'),
  ).toBeVisible();
  await input.setInputFiles(await picture('gif'));
  await expect(page.getByText('Please choose a JPG, PNG or WEBP picture.')).toBeVisible();
  await input.setInputFiles({
    name: 'page.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await expect(page.getByText('This picture could not be opened.')).toBeVisible();
  await input.setInputFiles(await picture());
  await expect(page.getByText('This picture could not be opened.')).toBeHidden();
  await expect(pictureNotice(page)).toBeVisible();
});

test('asks what to do when it was changed elsewhere, and loses neither', async ({ page }) => {
  await storiesTab(page).click();
  await page.getByRole('button', { name: 'Add Story' }).click();
  await page.getByLabel('Story Title').fill(bread.title);
  await page.getByLabel('Story Content').fill(bread.content);
  const elsewhere = { title: 'The train', content: 'We took the night train to Lisbon.' };
  await page.request.post(api, { data: { fullName: 'Rosa', stories: [elsewhere] }, headers });

  await save(page);
  const dialog = page.getByRole('dialog', { name: 'This training was changed elsewhere' });
  await dialog.getByRole('button', { name: 'Keep my changes' }).click();
  await expect(toast(page, 'Training data saved!')).toBeVisible();
  expect(await read(page)).toMatchObject({ fullName: 'Rosa', stories: [bread, elsewhere] });

  await page.request.post(api, { data: { senseOfHumor: 'Dry' }, headers });
  await page.getByLabel('Sense of Humor').fill('Loud');
  await save(page);
  await dialog.getByRole('button', { name: 'Use the newest version' }).click();
  await expect(page.getByLabel('Sense of Humor')).toHaveValue('Dry');
  expect(await read(page)).toMatchObject({ senseOfHumor: 'Dry' });
});
