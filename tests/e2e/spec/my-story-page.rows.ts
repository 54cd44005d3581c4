import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import type { Story } from '#shared/contracts/stories.ts';
import { expectHeading, expectLink, expectPath, expectText } from './expectations.ts';
import { enterSampleAccount, fetchList, pick, showList } from './sample-account.ts';
import { expect, provenBy, scenario, type World } from './table.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

/** The sample account's story, and others made of it. */
async function prepareStories(world: World) {
  const user = await enterSampleAccount(world);
  const stories = await fetchList(world.page, user, 'stories');
  const completed = pick(stories, ({ status }) => status === 'completed');
  const like = (title: string, status: Story['status']): Story => {
    return { ...completed, id: randomUUID(), title, status, posterUrl: null };
  };
  return { user, completed, like };
}

export const myStory = scenario({
  title: 'stories in each state',
  async prepare(world) {
    const { user, completed, like } = await prepareStories(world);
    const failed = { ...like('The far bank', 'failed'), error: 'The voice gave out.' };
    const processing = like('A seat upstairs', 'processing');
    await showList(world.page, user, 'stories', [processing, completed, failed]);
    await world.page.goto('/my-story');
    return { processing, completed, failed };
  },
  rows: {
    '§2 Routes: /my-story is My Story': async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Story');
      await expectPath(page, '/my-story');
    },
    '§2 My Story: back to /dashboard': async ({ page }) => {
      await expectLink(page, 'Back to Dashboard', '/dashboard');
    },
    '§2 My Story: story cards are listed': async ({ page, processing, completed, failed }) => {
      const titles = [processing, completed, failed].map(({ title }) => title);
      const list = page.getByRole('list', { name: 'Your stories' });
      await expect(list.getByRole('heading')).toHaveText(titles);
    },
    "§4 Story: processing has the badge 'Creating Scenes...'": async ({ page, processing }) => {
      await expectText(card(page, processing.title), 'Creating Scenes...');
    },
    '§4 Story: View Story is enabled only once it is completed': async ({ page, processing }) => {
      const view = card(page, processing.title).getByRole('button', { name: 'View Story' });
      await expect(view).toBeDisabled();
    },
    "§4 Story: completed is 'Ready to View'": async ({ page, completed }) => {
      await expectText(card(page, completed.title), 'Ready to View');
    },
    '§4 Story: completed has View Story enabled': async ({ page, completed }) => {
      await expectLink(card(page, completed.title), 'View Story', `/story-viewer/${completed.id}`);
    },
    "§4 Story: failed is 'Processing Failed'": async ({ page, failed }) => {
      await expectText(card(page, failed.title), 'Processing Failed');
    },
    "§4 Story: failed has 'Try Again', which sends the same title and life story as a new story":
      async ({ page, failed }) => {
        const sent = page.waitForRequest((one) => one.method() === 'POST');
        await page.route('**/api/stories', (route) => route.abort());
        await card(page, failed.title).getByRole('button', { name: 'Try Again' }).click();
        const { userId, title, lifeStory } = failed;
        expect((await sent).postDataJSON()).toEqual({ userId, title, lifeStory });
        expect(new URL((await sent).url()).pathname).toBe('/api/stories');
      },
    "§2 My Story: 'Create New Story' opens an inline form": async ({ page }) => {
      await expect(page.locator('main form')).toHaveCount(0);
      await button(page, 'Create New Story').click();
      await expect(page.locator('main form')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
    "§2 My Story: the form has 'Story Title'": async ({ page }) => {
      await expect(page.getByLabel('Story Title', { exact: true })).toBeEditable();
    },
    "§2 My Story: the form has 'Your Life Story'": async ({ page }) => {
      await expect(page.getByLabel('Your Life Story', { exact: true })).toBeEditable();
    },
    "§2 My Story: the form has 'Create Visual Story'": async ({ page }) => {
      await expect(button(page, 'Create Visual Story')).toBeVisible();
    },
    "§2 My Story: the form's 'Cancel' closes it": async ({ page }) => {
      await button(page, 'Cancel').click();
      await expect(page.locator('main form')).toHaveCount(0);
    },
  },
});

export const storyPolling = scenario({
  title: 'stories while one is being made',
  async prepare(world) {
    const { page } = world;
    const { user, completed, like } = await prepareStories(world);
    let stories = [like('A seat upstairs', 'processing')];
    let asked = 0;
    await page.route(`**/api/users/${user.id}/stories*`, (route) => {
      asked += 1;
      return route.fulfill({ json: stories });
    });
    let answered = 0;
    const countAnswer = (request: Request) => {
      if (request.url().includes(`/api/users/${user.id}/stories`)) answered += 1;
    };
    page.on('requestfinished', countAnswer).on('requestfailed', countAnswer);
    await page.clock.install();
    await page.goto('/my-story');
    await expectText(page, 'Creating Scenes...');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    /** Asked again while an answer is on its way, the page would wait for that one. */
    const settle = async () => {
      await expect.poll(() => answered).toBe(asked);
      await page.evaluate(() => fetch('/livez').then((response) => response.text()));
    };
    /** How often it is asked in this many steps of two seconds. */
    const expectAsked = async (steps: number, perStep: number) => {
      for (let step = 1; step <= steps; step += 1) {
        const expected = asked + perStep;
        await page.clock.runFor(2_000);
        await expect.poll(() => asked, `polls in step ${step}`).toBe(expected);
        await settle();
      }
    };
    await settle();
    const comeBack = (visibilityState: 'visible' | 'hidden') =>
      page.evaluate((state) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }, visibilityState);
    const finish = () => {
      stories = [completed];
    };
    return { asked: () => asked, expectAsked, comeBack, finish };
  },
  rows: {
    '§4 Story: the list is polled every 2 seconds while any story is processing': async ({
      expectAsked,
    }) => {
      await expectAsked(4, 1);
    },
    '§4 Story: it is polled in the background too': async ({ expectAsked, comeBack }) => {
      await comeBack('hidden');
      await expectAsked(3, 1);
    },
    '§4 Story: it is not polled once none is processing': async ({
      page,
      expectAsked,
      asked,
      finish,
    }) => {
      finish();
      await expectAsked(1, 1);
      const readyStories = async () => {
        await page.clock.runFor(20);
        return page.getByText('Ready to View').count();
      };
      await expect.poll(readyStories).toBe(1);
      const before = asked();
      await page.clock.runFor(10_000);
      expect(asked()).toBe(before);
    },
    '§4 Story: it is refetched on window focus': async ({ page, asked, comeBack }) => {
      const before = asked();
      await comeBack('visible');
      await page.clock.runFor(100);
      await expect.poll(asked).toBe(before + 1);
    },
  },
});

export const noStories = scenario({
  title: 'no stories',
  async prepare(world) {
    const user = await enterSampleAccount(world);
    await showList(world.page, user, 'stories', []);
    await world.page.goto('/my-story');
    return {};
  },
  rows: {
    "§2 My Story: the empty state 'No Stories Yet'": async ({ page }) => {
      await expectHeading(page, 'No Stories Yet');
    },
  },
});

export const myStoryElsewhere = provenBy('tests/e2e/my-story.spec.ts', {
  "§2 My Story: not logged in, 'Please log in to access My Story.'":
    'signed out, it asks to log in and leads back afterwards',
});

export const anyOtherStatus = provenBy('src/client/features/stories/story-status-badge.test.tsx', {
  "§4 Story: any other status shows 'Pending'": "any other status shows 'Pending'",
});
