import type { Page } from '@playwright/test';
import { ancestor } from '#shared/contracts/ancestors.ts';
import { sessionResponse } from '#shared/contracts/auth.ts';
import { story } from '#shared/contracts/stories.ts';
import { readMediaFile } from '#tests/support/media-files.ts';
import { expect, test } from './fixtures.ts';

const notReached = 'Heartwood could not be reached. Please check your connection and try again.';

/** Signs the page in to a family that is there already; answers the ids that stand in addresses. */
async function enterSampleFamily(page: Page): Promise<Record<string, string>> {
  await page.goto('/icon.svg');
  const { origin } = new URL(page.url());
  const made = await page.request.post('/api/sample-family', { headers: { origin } });
  const { user } = sessionResponse.parse(await made.json());
  await page.evaluate(
    (stored) => localStorage.setItem('heartwood.user', stored),
    JSON.stringify(user),
  );
  const list = async (noun: string): Promise<unknown> =>
    (await page.request.get(`/api/users/${user.id}/${noun}`)).json();
  const people = ancestor.array().parse(await list('ancestors'));
  const [film] = story.array().parse(await list('stories'));
  const taught = people.find(({ status }) => status === 'active');
  return { taught: taught?.id ?? '', story: film?.id ?? '' };
}

const complete = (address: string, ids: Record<string, string>) =>
  address.replace(/\{(\w+)\}/g, (_, name) => ids[name] ?? '');

/** Each screen that stands on what the server has, and something of it. */
const screens: [address: string, failure: string, content: string | RegExp][] = [
  ['/dashboard', 'We couldn’t load your family', 'Edda Merriwether'],
  ['/training/{taught}', 'The training could not be loaded', 'Training: Edda Merriwether'],
  ['/chat/{taught}', 'The conversation could not be loaded', 'Hello, Grandma'],
  ['/my-story', 'We couldn’t load your stories', 'The lighthouse and the needle'],
  ['/story-viewer/{story}', 'We couldn’t load the story', 'A Lighthouse by the Sea'],
  ['/story-viewer/{story}/scenes', 'We couldn’t load the story', 'Edit scenes'],
  ['/time-vault', 'We couldn’t load your time vaults', 'To Juniper on her wedding day'],
  ['/memory-vault', 'We couldn’t load your memories', 'The wedding, June 1946'],
];

test('a screen that cannot be filled says so, and goes on when it is asked to or the network is back', async ({
  page,
  context,
}) => {
  const ids = await enterSampleFamily(page);
  for (const [index, [address, failure, content]] of screens.entries()) {
    await page.route(/\/api\/(?!auth\/login)/, (route) => route.abort());
    await page.goto(complete(address, ids));
    const alert = page.getByRole('alert').filter({ hasText: failure });
    await expect(alert).toContainText(notReached);
    await page.unroute(/\/api\/(?!auth\/login)/);
    if (index % 2 === 0) {
      await alert.getByRole('button', { name: 'Try again' }).click();
    } else {
      await context.setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
      await context.setOffline(false);
    }
    await expect(page.getByText(content).first()).toBeVisible();
    await expect(alert).toBeHidden();
  }
});

test('a screen that was never fetched is honest about it offline, and opens by itself afterwards', async ({
  page,
  context,
}) => {
  await enterSampleFamily(page);
  await page.goto('/dashboard');
  const talk = page.getByRole('link', { name: /Chat/ }).first();
  await expect(talk).toBeVisible();
  await context.setOffline(true);
  await talk.click();
  await expect(page.getByRole('heading', { name: 'We couldn’t show this page' })).toBeVisible();
  await expect(page.getByText('You are offline, and this part of Heartwood')).toBeVisible();
  // A reload now would leave the browser's own error page.
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Hello, Grandma').first()).toBeVisible();
});

interface Work {
  address: string;
  /** Types something that must not be lost. */
  type: (page: Page) => Promise<unknown>;
  send: (page: Page) => Promise<unknown>;
  /** What is said of the failure. */
  says: string | RegExp;
  kept: (page: Page) => Promise<unknown>;
  again: (page: Page) => Promise<unknown>;
  done: string | RegExp;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).last().click();
const byItself = async () => undefined;
const holds = (label: string, value: string) => (page: Page) =>
  expect(page.getByLabel(label).last()).toHaveValue(value);

const works: Work[] = [
  {
    address: '/dashboard',
    type: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Add Ancestor' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('Aunt Linnet');
      await dialog.getByRole('combobox', { name: 'Relationship' }).click();
      await page.getByRole('option', { name: 'Grandmother / Avó', exact: true }).click();
    },
    send: press('Create Profile'),
    says: 'Heartwood could not be reached.',
    kept: holds('Name', 'Aunt Linnet'),
    again: press('Create Profile'),
    done: /Aunt Linnet/,
  },
  {
    address: '/chat/{taught}',
    type: (page) => page.getByRole('textbox', { name: /^Message to/ }).fill('Where was the lamp?'),
    send: (page) => page.getByRole('textbox', { name: /^Message to/ }).press('Enter'),
    says: 'This message was not sent.',
    kept: (page) => expect(page.getByRole('log')).toContainText('Where was the lamp?'),
    again: press('Try again'),
    done: /lamp.*lighthouse|lighthouse.*lamp/,
  },
  {
    address: '/feedback',
    type: async (page) => {
      await page.getByLabel('Subject').fill('From the valley');
      await page.getByLabel('Message').fill('There is little network here.');
    },
    send: press('Submit Feedback'),
    says: 'Failed to submit feedback',
    kept: holds('Message', 'There is little network here.'),
    again: press('Submit Feedback'),
    done: 'Feedback submitted!',
  },
  {
    address: '/my-story',
    type: async (page) => {
      await page.getByRole('button', { name: 'Create New Story' }).click();
      await page.getByLabel('Story Title').fill('The ford');
      await page.getByLabel('Your Life Story').fill('I was born by the ford. I learned to swim.');
    },
    send: press('Create Visual Story'),
    says: 'Failed to create story. Please try again.',
    kept: holds('Story Title', 'The ford'),
    again: press('Create Visual Story'),
    done: 'Story Created!',
  },
  {
    address: '/training/{taught}',
    type: (page) => page.getByLabel('Occupation').fill('keeper of the light'),
    send: press('Save'),
    says: 'Please try again or check your connection.',
    kept: holds('Occupation', 'keeper of the light'),
    again: press('Save'),
    done: 'Training data saved!',
  },
  {
    address: '/time-vault',
    type: async (page) => {
      await page.getByRole('button', { name: 'Create Time Vault' }).first().click();
      await page.getByLabel('Title').fill('For Wren');
      await page.getByLabel('Years').fill('2');
      const buffer = await readMediaFile('browser.webm');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'for-wren.webm', mimeType: 'video/webm', buffer });
    },
    send: press('Create Time Vault'),
    says: 'sending starts again by itself as soon as it can.',
    kept: holds('Title', 'For Wren'),
    again: byItself,
    done: 'Time Vault Created!',
  },
  {
    address: '/memory-vault',
    type: async (page) => {
      await page.getByRole('button', { name: 'Add Memory' }).first().click();
      await page.getByLabel('Title').fill('The ferry');
      await page.getByLabel('Memory Type').selectOption('video');
    },
    send: async (page) => {
      const buffer = await readMediaFile('browser.webm');
      await page
        .getByLabel('Choose a file')
        .setInputFiles({ name: 'ferry.webm', mimeType: 'video/webm', buffer });
    },
    says: 'check your connection',
    kept: holds('Title', 'The ferry'),
    again: async (page) => {
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('button', { name: 'Save Memory' }).click();
    },
    done: 'Memory added successfully!',
  },
];

/** Of an account of one's own. */
const ownWorks: Work[] = [
  {
    address: '/account',
    type: (page) => page.getByRole('textbox', { name: 'Name' }).fill('Rosa Alves'),
    send: press('Save'),
    says: notReached,
    kept: holds('Name', 'Rosa Alves'),
    again: press('Save'),
    done: 'Your account has been updated.',
  },
  {
    address: '/account',
    type: async (page) => {
      await page.getByLabel('Current password').fill('a-long-password');
      await page.getByLabel('New password').fill('another-long-password');
    },
    send: press('Change password'),
    says: notReached,
    kept: holds('New password', 'another-long-password'),
    again: press('Change password'),
    done: 'Everywhere else you have been signed out.',
  },
];

test('what is sent without a network is kept, said to be unsent, and sent once there is one', async ({
  page,
  context,
  signUp,
}) => {
  const ids = await enterSampleFamily(page);
  for (const work of [...works, ...ownWorks]) {
    if (work === ownWorks[0]) await signUp({ password: 'a-long-password' });
    const { address, type, send, says, kept, again, done } = work;
    await page.goto(complete(address, ids));
    await type(page);
    await context.setOffline(true);
    await send(page);
    await expect(page.getByText(says).first()).toBeVisible();
    await kept(page);
    await context.setOffline(false);
    await again(page);
    await expect(page.getByText(done).last()).toBeVisible();
  }
});

test('on a slow line nobody looks at a white page, and a press is answered at once', async ({
  page,
}) => {
  const ids = await enterSampleFamily(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
  });
  await page.goto(complete('/chat/{taught}', ids), { waitUntil: 'commit' });
  await expect(page.locator('[data-first-paint]')).toBeVisible();
  const input = page.getByRole('textbox', { name: /^Message to/ });
  await input.fill('How did Marlow learn to swim?');
  await input.press('Enter');
  await expect(page.getByText('is answering')).toBeVisible();
  await expect(page.getByText('walked in beside him in my good blue coat').first()).toBeVisible();
});
