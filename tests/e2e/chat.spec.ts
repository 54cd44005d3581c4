import type { Page } from '@playwright/test';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import type { Conversation } from '#shared/contracts/conversations.ts';
import { type Account, expect, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';

const training = {
  fullName: 'Rosa Maria Alves',
  birthPlace: 'Nazaré',
  stories: [
    { title: 'The harbour', content: 'As a girl I mended nets at the harbour with my father.' },
    { title: 'The dress', content: 'I married João in a dress that I had borrowed from Alda.' },
  ],
};

const api = (page: Page) => async (method: string, path: string, data?: unknown) => {
  const headers = { origin: new URL(page.url()).origin };
  const response = await page.request.fetch(path, { method, data, headers });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
  return response.status() === 204 ? undefined : response.json();
};

/** Adds a trained ancestor with the consent that a conversation needs. */
async function addRosa(page: Page, { id: userId }: Account, { trained = true } = {}) {
  const call = api(page);
  const person = {
    userId,
    name: 'Rosa',
    relationship: 'grandmother',
    birthYear: 1928,
    deathYear: 2014,
  };
  const ancestor = (await call('POST', '/api/ancestors', person)) as Ancestor;
  if (!trained) return ancestor;
  await call('POST', `/api/ancestors/${ancestor.id}/training`, training);
  await call('POST', `/api/ancestors/${ancestor.id}/summary`);
  await call('PUT', `/api/ancestors/${ancestor.id}/consent`, { adult: true, mayUse: true });
  return ancestor;
}

const input = (page: Page) => page.getByRole('textbox', { name: 'Message to Rosa' });
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const replies = (page: Page) => log(page).getByRole('article', { name: /^Rosa/ });

async function say(page: Page, words: string) {
  await input(page).fill(words);
  await input(page).press('Enter');
}

test('a reply names its story, and the header tells years and that this is an AI', async ({
  page,
  signUp,
}) => {
  const { id } = await addRosa(page, await signUp());
  const showAncestor = await holdBack(page, `**/api/ancestors/${id}`);
  const setUp = await holdBack(page, '**/api/users/*/conversations*');
  const created = page.waitForRequest('**/api/conversations');
  await page.goto(`/chat/${id}`);
  await expect(page.getByText('Loading...', { exact: true }))
    .toBeVisible()
    .finally(showAncestor);
  await expect(page.getByText('Setting up conversation...')).toBeVisible().finally(setUp);
  expect((await created).postDataJSON()).toMatchObject({
    ancestorId: id,
    title: 'Conversation with Rosa',
  });
  await expect(page.getByRole('heading', { name: 'Conversation with Rosa' })).toBeVisible();
  await expect(page.getByText('1928 – 2014')).toBeVisible();
  await expect(page.getByText('AI companion based on Rosa’s stories.')).toBeVisible();
  await expect(page.getByText('nothing leaves this Heartwood')).toBeVisible();

  const answer = await holdBack(page, '**/messages');
  await input(page).fill('What did you do at the harbour?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page).getByText('is answering…')).toBeVisible().finally(answer);
  await expect(replies(page)).toContainText('mended nets');
  await expect(log(page).getByText('is answering…')).toBeHidden();
  await expect(replies(page)).toHaveAccessibleName(/, \d{1,2}:\d{2} (AM|PM)$/);
  await replies(page).getByRole('button', { name: 'The harbour' }).click();
  await expect(page.getByRole('figure')).toContainText('As a girl I mended nets at the harbour');
  await page.keyboard.press('Escape');

  const onPaper = replies(page).getByText('From “The harbour”');
  await expect(onPaper).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(onPaper).toBeVisible();
  await expect(replies(page).getByRole('button')).toHaveCount(0);
});

test('Enter sends, Shift+Enter starts a line, and blanks are not sent', async ({
  page,
  signUp,
}) => {
  const { id } = await addRosa(page, await signUp());
  await page.goto(`/chat/${id}`);
  await say(page, '   ');
  await expect(log(page).getByRole('article')).toHaveCount(0);
  await input(page).fill('Hello');
  await input(page).press('Shift+Enter');
  await input(page).pressSequentially('Rosa');
  await expect(input(page)).toHaveValue('Hello\nRosa');
  await input(page).press('Enter');
  await expect(log(page).getByRole('article', { name: /^You/ })).toContainText('Hello\nRosa');
  await expect(input(page)).toHaveValue('');
});

test('what is typed is still there after the page was closed', async ({ page, signUp }) => {
  const { id } = await addRosa(page, await signUp());
  await page.goto(`/chat/${id}`);
  await input(page).fill('I wanted to ask you about');
  await page.reload();
  await expect(input(page)).toHaveValue('I wanted to ask you about');
});

test('a message that could not be sent is kept and sent again', async ({ page, signUp }) => {
  const { id } = await addRosa(page, await signUp());
  await page.goto(`/chat/${id}`);
  await expect(input(page)).toBeVisible();
  const failed = { code: 'server.failed', error: 'Something went wrong on our side.' };
  await page.route('**/messages', (route) => route.fulfill({ status: 500, json: failed }));
  await say(page, 'Where were you born?');
  await expect(page.getByText('Something went wrong on our side.')).toBeVisible();
  await expect(log(page)).toContainText('Where were you born?');
  await page.route('**/messages', (route) => route.abort());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Something went wrong on our side.')).toBeHidden();
  await expect(page.getByText('This message was not sent.')).toBeVisible();
  await expect(page.getByText('is answering')).toBeHidden();
  await expect(log(page)).toContainText('Where were you born?');
  await page.unroute('**/messages');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(replies(page)).toContainText('Nazaré');
  await expect(log(page).getByRole('article', { name: /^You/ })).toHaveCount(1);
});

test('another answer takes the place of the newest', async ({ page, signUp }) => {
  const { id } = await addRosa(page, await signUp());
  await page.goto(`/chat/${id}`);
  await say(page, 'Where were you born?');
  await expect(replies(page)).toContainText('Nazaré');
  await page.getByRole('button', { name: 'Answer again' }).click();
  await expect(page.getByText('is answering')).toBeHidden();
  await expect(replies(page)).toHaveCount(1);
  await expect(replies(page)).toContainText('Nazaré');
});

test('a long conversation opens at its end and goes back on request', async ({ page, signUp }) => {
  const account = await signUp();
  const { id: ancestorId } = await addRosa(page, account);
  const call = api(page);
  const conversation = (await call('POST', '/api/conversations', {
    userId: account.id,
    ancestorId,
  })) as Conversation;
  for (let count = 1; count <= 40; count += 1)
    await call('POST', `/api/conversations/${conversation.id}/messages`, {
      content: `Hello number ${count}`,
    });
  await page.goto(`/chat/${ancestorId}`);
  await expect(log(page).getByText('Hello number 40', { exact: true })).toBeInViewport();
  await expect(log(page).getByText('Hello number 1', { exact: true })).toHaveCount(0);
  await log(page).evaluate((element) => element.scrollTo(0, 0));
  const first = log(page).getByText('Hello number 16', { exact: true });
  await expect(first).toBeVisible();
  await page.getByRole('button', { name: 'Show earlier messages' }).click();
  await expect(log(page).getByText('Hello number 1', { exact: true })).toHaveCount(1);
  await expect(first).toBeInViewport();
  await page.getByRole('button', { name: 'Newest' }).click();
  await expect(log(page).getByText('Hello number 40', { exact: true })).toBeInViewport();
  await say(page, 'Hello once more');
  await expect(replies(page).last()).toBeInViewport();
  await expect(log(page).getByText('Hello once more', { exact: true })).toBeInViewport();
});

test('Heartwood itself answers a message of somebody in danger', async ({ page, signUp }) => {
  const { id } = await addRosa(page, await signUp());
  await page.goto(`/chat/${id}`);
  await say(page, 'I want to kill myself');
  const answer = log(page).getByRole('article', { name: /^Heartwood/ });
  await expect(answer).toContainText('988');
  await expect(replies(page)).toHaveCount(0);
});

test('earlier conversations are found by what was said, and one can be deleted', async ({
  page,
  signUp,
}) => {
  const { id } = await addRosa(page, await signUp());
  await page.goto(`/chat/${id}`);
  await say(page, 'Tell me about the harbour');
  await expect(replies(page)).toContainText('nets');
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'Conversation menu' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('New conversation');
  await expect(page.getByText('Say hello to Rosa')).toBeVisible();
  await choose('Earlier conversations');
  const dialog = page.getByRole('dialog', { name: 'Earlier conversations' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByLabel('Search in what was said').fill('harbour');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('listitem').getByRole('button').click();
  await expect(replies(page)).toContainText('nets');

  const download = page.waitForEvent('download');
  await choose('Save as text');
  expect((await download).suggestedFilename()).toMatch(/\.txt$/);

  await choose('Delete conversation');
  await page.getByRole('button', { name: 'Delete conversation' }).click();
  await expect(page.getByText('Say hello to Rosa')).toBeVisible();
});

test('a companion laid to rest can be read, not written to, and woken again', async ({
  page,
  signUp,
}) => {
  const { id } = await addRosa(page, await signUp());
  await page.goto(`/chat/${id}`);
  await say(page, 'Tell me about the harbour');
  await expect(replies(page)).toContainText('nets');
  await page.getByRole('button', { name: 'Conversation menu' }).click();
  await page.getByRole('menuitem', { name: 'Lay to rest' }).click();
  await page.getByRole('button', { name: 'Lay to rest' }).click();
  await expect(page.getByRole('heading', { name: 'Rosa’s companion is at rest' })).toBeVisible();
  await expect(replies(page)).toContainText('nets');
  await expect(input(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Wake again' }).click();
  await expect(input(page)).toBeVisible();
});

test('somebody in training shows how far it is, and nobody is not found', async ({
  page,
  signUp,
}) => {
  const { id } = await addRosa(page, await signUp(), { trained: false });
  await page.goto(`/chat/${id}`);
  await expect(page.getByRole('heading', { name: 'Training In Progress' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await expect(page.getByText('0%')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue Training' }).click();
  await expect(page).toHaveURL(new RegExp(`/training/${id}$`));
  await page.goto('/chat/7b1c5a3e-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Ancestor Not Found' })).toBeVisible();
});

test('signed out, the chat leads to the sign-in', async ({ page }) => {
  await page.goto('/chat/7b1c5a3e-0000-7000-8000-000000000000');
  await expect(page).toHaveURL(/\/auth$/);
});
