import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Memory } from '#shared/contracts/memories.ts';
import type { Scene, Story } from '#shared/contracts/stories.ts';
import { expectNoBarriers } from './barriers.ts';
import { expect, type MadeStory, test } from './stories.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) =>
  page.locator('li[data-variant]').filter({ hasText: text });
const titles = (page: Page) =>
  page.getByRole('list', { name: 'Scenes' }).getByRole('heading', { level: 2 });

async function keepPhoto({ api, user }: MadeStory): Promise<Memory> {
  const { uploadURL } = await (await api.post('/api/memory-vault/upload-url')).json();
  const side = { width: 160, height: 120, channels: 3 as const, background: '#6b8e4e' };
  const photo = await sharp({ create: side }).jpeg().toBuffer();
  await api.put(uploadURL, { data: photo, headers: { 'content-type': 'image/jpeg' } });
  const data = {
    userId: user.id,
    ...{ title: 'The garden', type: 'image', fileUrl: uploadURL.split('?')[0] },
    metadata: { originalFileName: 'garden.jpg', mimeType: 'image/jpeg' },
  };
  const kept: Memory = await (await api.post('/api/memory-vault', { data })).json();
  const list = `/api/users/${user.id}/memory-vault?type=image`;
  await expect
    .poll(async () => ((await (await api.get(list)).json()) as Memory[])[0]?.thumbnailUrl)
    .toBeTruthy();
  return kept;
}

test('scenes are changed, put in order and taken out; nothing typed is lost', async ({
  page,
  changeable: made,
}) => {
  const { id } = made.story;
  const [first, second] = made.scenes as [Scene, Scene];
  const photo = await keepPhoto(made);
  await made.signIn(page);
  await page.goto(`/story-viewer/${id}`);
  await page.getByRole('link', { name: 'Edit scenes' }).click();
  await expect(titles(page)).toHaveCount(3);

  await button(page, 'Edit scene 1').click();
  await expect(page.getByLabel('Scene title')).toBeFocused();
  await page.getByLabel('Scene title').fill('Where it began');
  await page.getByLabel('Time of day').selectOption('Night');
  await expect(page.getByText(/^Saving draws this picture again/)).toBeVisible();
  await expectNoBarriers(page);
  await page.reload();
  await expect(page.getByLabel('Scene title')).toHaveValue('Where it began');
  await expect(page.getByLabel('Time of day')).toHaveValue('night');

  const elsewhere = await made.api.put(`/api/stories/${id}/scenes/${first.id}`, {
    data: { title: 'Told elsewhere' },
  });
  expect(elsewhere.ok()).toBe(true);
  await button(page, 'Save scene').click();
  const dialog = page.getByRole('dialog', { name: 'This scene was changed elsewhere' });
  await expect(dialog).toContainText('Told elsewhere');
  await dialog.getByRole('button', { name: 'Keep my changes' }).click();
  await expect(toast(page, 'Scene saved')).toBeVisible();
  await expect(button(page, 'Edit scene 1')).toBeFocused();
  await expect(titles(page).first()).toHaveText('Where it began');
  const saved = async () => (await made.listScenes(id)).find((one) => one.id === first.id);
  expect(await saved()).toMatchObject({ title: 'Where it began', narration: first.narration });
  await expect
    .poll(async () => (await saved())?.picture, { timeout: 60_000 })
    .toMatchObject({ source: 'drawn', timeOfDay: 'night' });

  await button(page, 'Edit scene 1').click();
  await button(page, 'Use one of my photos').click();
  await page.getByRole('button', { name: 'The garden' }).click();
  await expect(page.getByText('This scene shows one of your own photos.')).toBeVisible();
  await button(page, 'Save scene').click();
  await expect(button(page, 'Edit scene 1')).toBeFocused();
  await expect
    .poll(async () => (await saved())?.picture, { timeout: 60_000 })
    .toMatchObject({ source: 'photo', memoryId: photo.id });

  await button(page, 'Move scene 1 down').press('Enter');
  await expect(titles(page).nth(1)).toHaveText('Where it began');
  await expect(button(page, 'Move scene 2 down')).toBeFocused();
  await expect
    .poll(async () => (await made.listScenes(id)).map((one) => one.id))
    .toEqual([second.id, first.id, made.scenes[2]?.id]);

  await button(page, 'Remove scene 3').click();
  await expect(page.getByRole('alertdialog')).toContainText('This cannot be undone.');
  await button(page, 'Remove scene').click();
  await expect(toast(page, 'Scene removed')).toBeVisible();
  await expect(titles(page)).toHaveCount(2);

  await expect(button(page, 'Make a vertical film')).toBeDisabled();
  await page.getByLabel('Add soft music').click();
  await expect.poll(async () => (await made.getStory(id)).music).toBe(true);
  await expect(page.getByLabel('Add soft music')).toBeChecked();

  const title = page.getByLabel('Story Title');
  await title.fill('  ');
  await expect(page.getByText('A story needs a title.')).toBeVisible();
  await expect(button(page, 'Save title')).toBeDisabled();
  await title.fill('Where the road began');
  await button(page, 'Save title').click();
  await expect(toast(page, 'Title saved')).toBeVisible();
  await expect(title).toBeFocused();
  await expect(button(page, 'Save title')).toBeHidden();
  expect((await made.getStory(id)).title).toBe('Where the road began');

  const shown = async (verticalVideo: Story['verticalVideo']) => {
    const verticalVideoUrl = verticalVideo === 'ready' ? `/api/stories/${id}/vertical` : null;
    const json = { ...(await made.getStory(id)), status: 'completed', progress: null };
    await page.route(`**/api/stories/${id}`, (route) =>
      route.fulfill({ json: { ...json, verticalVideo, verticalVideoUrl } }),
    );
    await page.reload();
  };
  await shown('failed');
  await expect(page.getByText('We couldn’t make it. Please try again.')).toBeVisible();
  await page.route('**/vertical', (route) => route.fulfill({ json: {} }), { times: 1 });
  const asked = page.waitForRequest('**/vertical');
  await button(page, 'Try the vertical film again').click();
  expect((await asked).method()).toBe('POST');
  await shown('making');
  await expect(button(page, 'Making the vertical film...')).toBeVisible();
  await shown('ready');
  await expect(page.getByRole('link', { name: 'Download vertical video' })).toBeVisible();
});
