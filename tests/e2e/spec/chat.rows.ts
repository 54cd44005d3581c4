import { randomUUID } from 'node:crypto';
import { type Page, request as requests } from '@playwright/test';
import { format } from 'date-fns';
import { ancestor as ancestorSchema } from '#shared/contracts/ancestors.ts';
import { conversation, message } from '#shared/contracts/conversations.ts';
import { expectHeading, expectLink, expectPath, expectText } from './expectations.ts';
import { holdBack } from './hold-back.ts';
import { enterSampleAccount, fetchList, pick } from './sample-account.ts';
import { differs, expect, provenBy, scenario, type World } from './table.ts';

const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const input = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const microphone = (page: Page) => page.getByRole('button', { name: 'Speak your message' });
const isAtBottom = (page: Page) =>
  log(page).evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight < 2);

/** Shows somebody as they would be with other fields. */
async function pretend(page: Page, id: string, fields: () => object) {
  await page.route(`**/api/ancestors/${id}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...fields() } });
  });
}

async function enterWithSomebodyActive(world: World) {
  const user = await enterSampleAccount(world);
  const family = await fetchList(world.page, user, 'ancestors');
  return { user, ancestor: pick(family, ({ status }) => status === 'active') };
}

export const chat = scenario({
  title: 'a conversation',
  async prepare(world) {
    const { page } = world;
    const { user, ancestor } = await enterWithSomebodyActive(world);
    await pretend(page, ancestor.id, () => ({ birthYear: 1921, deathYear: 2009 }));
    const showAncestor = await holdBack(page, `**/api/ancestors/${ancestor.id}`);
    const setUp = await holdBack(page, `**/api/users/${user.id}/conversations*`);
    await page.goto(`/chat/${ancestor.id}`);
    const list = await page.request.get(
      `/api/users/${user.id}/conversations?ancestorId=${ancestor.id}`,
    );
    const conversations = conversation.array().parse(await list.json());
    return { user, ancestor, showAncestor, setUp, conversations };
  },
  rows: {
    '§2 Chat: a loading state': async ({ page, showAncestor }) => {
      await expectText(page, 'Loading...').finally(showAncestor);
    },
    "§2 Chat: while the conversation is being set up it shows 'Setting up conversation...'":
      async ({ page, setUp }) => {
        await expectText(page, 'Setting up conversation...').finally(setUp);
        await expect(log(page)).toBeVisible();
        await expect(page.getByText('Setting up conversation...')).toHaveCount(0);
      },
    '§2 Routes: /chat/{ancestorId} is the chat with an ancestor': async ({ page, ancestor }) => {
      await expectPath(page, `/chat/${ancestor.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(ancestor.name);
    },
    "§2 Chat: the header says 'Conversation with' and the ancestor's name": async ({
      page,
      ancestor,
    }) => expectHeading(page, `Conversation with ${ancestor.name}`),
    '§2 Chat: the header says the year of birth to the year of death': async ({ page }) => {
      await expectText(page, '1921 – 2009');
    },
    '§2 Chat: a message list': async ({ page }) => {
      await expect(log(page).getByRole('article').first()).toBeAttached();
      expect(await log(page).getByRole('article').count()).toBeGreaterThan(1);
    },
    "§2 Chat: times are shown as 'h:mm a'": async ({ page, conversations }) => {
      const path = `/api/conversations/${conversations[0]?.id}/messages`;
      const stored = message.array().parse(await (await page.request.get(path)).json());
      const inOrder = stored.toReversed().map(({ createdAt }) => format(createdAt, 'h:mm a'));
      const times = log(page).getByRole('article').locator('time');
      await expect(times).toHaveText(inOrder.slice(-(await times.count())));
    },
    '§2 Chat: a text input': async ({ page }) => {
      await expect(input(page)).toBeEditable();
    },
    '§2 Chat: a send action': async ({ page }) => {
      await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
    },
    '§2 Chat: the microphone button is disabled while voice is off': async ({ page }) => {
      await expect(microphone(page)).toBeDisabled();
    },
    '§2 Chat: a speaker toggle': async ({ page }) => {
      await expect(page.getByRole('button', { name: 'Turn voice on' })).toBeVisible();
    },
    '§4 Voice: the speaker toggle turns voice on': async ({ page }) => {
      await page.getByRole('button', { name: 'Turn voice on' }).click();
      await expect(page.getByRole('button', { name: 'Turn voice off' })).toBeVisible();
    },
    '§2 Chat: a microphone button': async ({ page }) => {
      await expect(microphone(page)).toBeEnabled();
    },
    '§4 Voice: the speaker toggle turns voice off': async ({ page }) => {
      await page.getByRole('button', { name: 'Turn voice off' }).click();
      await expect(microphone(page)).toBeDisabled();
    },
    '§4 Conversation: one that exists already is gone on with': async ({
      page,
      user,
      conversations,
    }) => {
      const list = await page.request.get(`/api/users/${user.id}/conversations`);
      expect(conversation.array().parse(await list.json())).toHaveLength(conversations.length);
    },
    '§4 Conversation: while a message is sent a typing indicator shows': async ({ page }) => {
      const letGo = await holdBack(page, '**/messages');
      await input(page).fill('What did you do when the lamp broke?');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(log(page).getByText('is answering…')).toBeVisible().finally(letGo);
    },
    '§4 Conversation: the indicator stops on success': async ({ page }) => {
      await expect(log(page).getByText('is answering…')).toBeHidden({ timeout: 15_000 });
      await expect(log(page).getByRole('article').last()).toHaveAccessibleName(/^(?!You)/);
    },
    '§4 Conversation: the message list scrolls to the bottom when messages change': async ({
      page,
    }) => {
      expect(await log(page).evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true);
      await expect.poll(() => isAtBottom(page)).toBe(true);
    },
    '§4 Conversation: the indicator stops on an error': differs(
      'A failed send just stops the indicator',
      async ({ page }) => {
        await page.unrouteAll();
        await page.route('**/messages', (route) => route.abort());
        await input(page).fill('Are you there?');
        await input(page).press('Enter');
        await expect(page.getByText('This message was not sent.')).toBeVisible();
        await expect(log(page).getByText('is answering…')).toBeHidden();
      },
    ),
  },
});

export const firstConversation = scenario({
  title: 'a first conversation',
  async prepare(world) {
    const { page } = world;
    const { user, ancestor } = await enterWithSomebodyActive(world);
    const life = { birthYear: 1921, deathYear: null };
    await pretend(page, ancestor.id, () => life);
    await page.route(`**/api/users/${user.id}/conversations*`, (route) =>
      route.fulfill({ json: [] }),
    );
    const created = page.waitForRequest(
      (one) => one.method() === 'POST' && one.url().endsWith('/api/conversations'),
    );
    await page.goto(`/chat/${ancestor.id}`);
    return { user, ancestor, body: (await created).postDataJSON() };
  },
  rows: {
    '§4 Conversation: opening a chat creates one if none exists for that ancestor': async ({
      page,
      user,
      ancestor,
      body,
    }) => {
      const title = `Conversation with ${ancestor.name}`;
      expect(body).toEqual({ userId: user.id, ancestorId: ancestor.id, title });
      await expect(input(page)).toBeEditable();
    },
    "§2 Chat: who has no year of death is there to the 'present'": async ({ page }) => {
      await expectText(page, '1921 – present');
    },
  },
});

export const noChat = scenario({
  title: 'a chat that cannot be',
  async prepare(world) {
    const { page, server } = world;
    const user = await enterSampleAccount(world);
    const family = await fetchList(page, user, 'ancestors');
    const training = pick(family, ({ trainingProgress: done }) => done > 0 && done < 100);
    const other = await requests.newContext({ baseURL: server.url });
    const answer = await other.post('/api/sample-family', { headers: { origin: server.url } });
    const { user: stranger } = await answer.json();
    const list = await other.get(`/api/users/${stranger.id}/ancestors`);
    const theirs = ancestorSchema.array().parse(await list.json());
    await other.dispose();
    await page.goto(`/chat/${training.id}`);
    return { training, notMine: pick(theirs, ({ status }) => status === 'active') };
  },
  rows: {
    "§2 Chat: who is not active has 'Training In Progress'": async ({ page }) => {
      await expectHeading(page, 'Training In Progress');
      await expect(input(page)).toHaveCount(0);
    },
    '§2 Chat: who is not active has the progress bar': async ({ page, training }) => {
      const progress = page.getByRole('progressbar');
      await expect(progress).toHaveAttribute('aria-valuenow', String(training.trainingProgress));
    },
    '§2 Chat: who is not active has the percentage': async ({ page, training }) => {
      await expectText(page, `${training.trainingProgress}%`);
    },
    "§2 Chat: 'Continue Training' leads to /training/{ancestorId}": async ({ page, training }) => {
      await expectLink(page, 'Continue Training', `/training/${training.id}`);
    },
    "§2 Chat: who is not active has 'Back to Dashboard'": async ({ page }) => {
      await expectLink(page, 'Back to Dashboard', '/dashboard');
    },
    "§2 Chat: 'Ancestor Not Found' if the ancestor is missing": async ({ page }) => {
      await page.goto(`/chat/${randomUUID()}`);
      await expectHeading(page, 'Ancestor Not Found');
    },
    "§2 Chat: who is missing has 'Back to Dashboard'": async ({ page }) => {
      await expectLink(page, 'Back to Dashboard', '/dashboard');
    },
    "§2 Chat: 'Ancestor Not Found' if the ancestor is not accessible": async ({
      page,
      notMine,
    }) => {
      await page.goto(`/chat/${notMine.id}`);
      await expectHeading(page, 'Ancestor Not Found');
    },
  },
});

export const chatElsewhere = provenBy('tests/e2e/chat.spec.ts', {
  '§2 Chat: not signed in, it redirects to /auth': 'signed out, the chat leads to the sign-in',
  '§2 Chat: who was laid to rest can be read, not written to': differs(
    "'Other' status values count as inactive",
    'a companion laid to rest can be read, not written to, and woken again',
  ),
});

export const voiceElsewhere = provenBy('tests/e2e/voice.spec.ts', {
  '§4 Conversation: with auto-play on, the newest message is spoken if it is from the AI':
    'voice is off at first; what is chosen stands after a reload, and new replies are read',
  '§4 Voice: recording toggles on and off':
    'a spoken message is written into the input, once for each recording',
});

export const onlyActive = provenBy('src/server/features/conversations/conversations.test.ts', {
  '§4 Ancestor status: only active ancestors can be chatted with':
    'wait until the training is complete',
  '§4 Ancestor status: any other status counts as inactive': differs(
    "'Other' status values count as inactive",
    'to somebody laid to rest are refused, but can be read, until they are woken',
  ),
});

export const becomesActive = provenBy('src/server/features/training/training.test.ts', {
  "§4 Ancestor status: it becomes 'active' when the summary call succeeds":
    'makes the persona ready, with a prompt that says where it was born',
});
