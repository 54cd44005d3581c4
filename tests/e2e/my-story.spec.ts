import type { Page } from '@playwright/test';
import type { Story } from '#shared/contracts/stories.ts';
import { limits } from '#shared/limits.ts';
import { expectNoBarriers } from './barriers.ts';
import { expect, test } from './fixtures.ts';

const lifeStory =
  'I was born in a village by the sea. My father mended nets at the harbour and sang.';
const drawing = {
  step: 'illustrate' as const,
  done: 1,
  total: 3,
  sentence: 'Drawing scene 2 of 3',
};
const toast = (page: Page, text: string) =>
  page.locator('li[data-variant]').filter({ hasText: text });
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function fillIn(page: Page, title: string, life: string) {
  await page.getByLabel('Story Title').fill(title);
  await page.getByLabel('Your Life Story').fill(life);
}

/** Shows the newest story as it would be after other luck. */
async function pretend(page: Page, fields: Partial<Story>) {
  await page.route('**/api/users/*/stories', async (route) => {
    const response = await route.fetch();
    const [newest, ...others]: Story[] = await response.json();
    await route.fulfill({ response, json: [{ ...newest, ...fields }, ...others] });
  });
}

test('signed out, it asks to log in and leads back afterwards', async ({ page }) => {
  await page.goto('/my-story');
  await expect(page.getByText('Please log in to access My Story.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('Full Name').fill('Maria Silva');
  await page.getByLabel('Email').fill(`maria-${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('a-long-password');
  await page.getByRole('button', { name: /account|sign up/i }).click();
  await expect(page).toHaveURL('/my-story');
  await expect(page.getByText('No Stories Yet')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a life that is written down becomes a story to view, and can be deleted', async ({
  page,
  signUp,
}) => {
  test.setTimeout(240_000);
  await signUp();
  await page.goto('/my-story');
  await button(page, 'Create New Story').click();
  await expect(page.getByLabel('Story Title')).toBeFocused();

  await button(page, 'Create Visual Story').click();
  await expect(page.getByText('Please fill in all fields.')).toBeVisible();
  await fillIn(page, '   ', lifeStory);
  await button(page, 'Create Visual Story').click();
  await expect(page.getByText('Please fill in all fields.')).toBeVisible();
  await fillIn(page, 'Too long', 'word '.repeat(limits.story.words + 1));
  await expect(page.getByText('20,001 words of at most 20,000.')).toBeVisible();
  await button(page, 'Create Visual Story').click();
  await expect(page.getByText('Please shorten it to 20,000 words')).toBeVisible();

  await fillIn(page, 'The harbour', lifeStory);
  await expect(page.getByText('18 words.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Your Life Story')).toHaveValue(lifeStory);
  await expect(page.getByText('What you wrote was kept on this device.')).toBeVisible();
  await button(page, 'Cancel').click();
  await expect(page.getByLabel('Story Title')).toBeHidden();
  await button(page, 'Create New Story').click();
  await expect(page.getByLabel('Story Title')).toHaveValue('The harbour');

  await page.route('**/api/stories', (route) => route.abort(), { times: 1 });
  await button(page, 'Create Visual Story').click();
  await expect(toast(page, 'Error')).toContainText('Failed to create story. Please try again.');
  await expect(page.getByLabel('Story Title')).toHaveValue('The harbour');

  await button(page, 'Create Visual Story').click();
  await expect(toast(page, 'Story Created!')).toContainText(
    'Your story is being processed. AI is creating beautiful visual scenes from your life story.',
  );
  // So short a story can be made between two polls: the page is told that it is being drawn.
  await pretend(page, { status: 'processing', progress: drawing });
  const harbour = card(page, 'The harbour');
  await expect(harbour.getByText('Creating Scenes...')).toBeVisible();
  await expect(harbour.getByRole('button', { name: 'View Story' })).toBeDisabled();
  await expect(harbour.getByRole('progressbar', { name: drawing.sentence })).toBeVisible();
  await page.unroute('**/api/users/*/stories');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(harbour.getByText('Ready to View')).toBeVisible({ timeout: 150_000 });
  await harbour.getByRole('link', { name: 'View Story' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The harbour' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to My Story' }).click();

  await harbour.getByRole('button', { name: 'Delete The harbour' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('This cannot be undone.');
  await page.route('**/api/stories/*', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Delete story' }).click();
  await expect(toast(page, 'Error')).toContainText('Failed to delete story. Please try again.');
  await dialog.getByRole('button', { name: 'Delete story' }).click();
  await expect(toast(page, 'Story Deleted')).toBeVisible();
  await expect(page.getByText('No Stories Yet')).toBeVisible();
});

test('a story that failed says why and is sent again as a new one; lists fail kindly', async ({
  page,
  signUp,
}) => {
  const { id: userId } = await signUp();
  const headers = { origin: new URL(page.url()).origin };
  const data = { userId, title: 'The bakery', lifeStory };
  const created: Story = await (await page.request.post('/api/stories', { data, headers })).json();
  await pretend(page, { status: 'failed', error: 'The pictures could not be drawn.' });
  await page.goto('/my-story');
  const bakery = card(page, 'The bakery');
  await expect(bakery.getByText('Processing Failed')).toBeVisible();
  await expect(bakery.getByText('The pictures could not be drawn.')).toBeVisible();

  await page.getByRole('button', { name: 'Create New Story' }).click();
  await expectNoBarriers(page);
  await button(page, 'Cancel').click();

  await page.unroute('**/api/users/*/stories');
  const sent = page.waitForRequest((one) => one.method() === 'POST');
  await bakery.getByRole('button', { name: 'Try Again' }).click();
  expect((await sent).postDataJSON()).toEqual(data);
  await expect(toast(page, 'Story Created!')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your stories' }).getByRole('heading')).toHaveText([
    'The bakery',
    'The bakery',
  ]);
  for (const { id } of (await (
    await page.request.get(`/api/users/${userId}/stories`)
  ).json()) as Story[])
    await page.request.delete(`/api/stories/${id}`, { headers });
  expect(created.status).toBe('processing');

  await page.route('**/api/users/*/stories', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Heartwood could not be reached.');
  await page.unroute('**/api/users/*/stories');
  await button(page, 'Try again').click();
  await expect(page.getByText('No Stories Yet')).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
});
