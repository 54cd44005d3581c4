import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { type Scene, type Story, story } from '#shared/contracts/stories.ts';
import type { ApiCall } from '../samples/seed-sample-family.ts';
import type { Shot } from './shot.ts';

const life = `I was born in a fishing village in the winter of 1938, in a house with one room and a stove. My father mended nets at the harbour, and my mother baked bread for the whole street.

When I was seven I went to school in my brother's shoes. The teacher gave me a book of maps, and I read it by the lamp until I knew every river.

In 1959 I took the train to the city and worked in a factory that made radios. There I met Ana, who laughed at my accent and then married me in the summer, in the garden of her aunt.

Now I am old, and our grandchildren come on Sundays. I show them the maps, and they show me how the telephone works.`;

/** Has one story made to the end; answers its id. */
export async function makeSampleStory(call: ApiCall, userId: string): Promise<string> {
  const body = { userId, title: 'The book of maps', lifeStory: life };
  const { id } = story.parse(await call('POST', '/api/stories', body));
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const { status } = story.parse(await call('GET', `/api/stories/${id}`));
    if (status !== 'processing') return id;
  }
}

/** Lets a page see other stories than there are. */
const pretend = (path: string, change: (real: unknown) => unknown) => async (page: Page) => {
  await page.route(path, async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
  await page.reload();
  await page.waitForLoadState('networkidle');
};

const making: Partial<Story> = {
  status: 'processing',
  progress: { step: 'illustrate', done: 2, total: 5, sentence: 'Drawing scene 3 of 5' },
  posterUrl: null,
};
const failed: Partial<Story> = {
  status: 'failed',
  error: 'The pictures could not be drawn. Please try again in a little while.',
};

function withOthers(real: unknown): Story[] {
  const [one] = real as [Story];
  return [
    { ...one, ...making, id: randomUUID(), title: 'Four houses and a piano' },
    one,
    { ...one, ...failed, id: randomUUID(), title: 'The ferry', posterUrl: null },
  ];
}

/** Every state of My Story, its viewer and the editing of its scenes. */
export function listStoryShots(id: string): Shot[] {
  const button = (name: string | RegExp) => (page: Page) =>
    page.getByRole('button', { name }).first().click();
  const list = '**/api/users/*/stories';
  const one = `**/api/stories/${id}`;
  const scenes = `**/api/stories/${id}/scenes`;
  const viewer = `/story-viewer/${id}`;
  const as = (fields: Partial<Story>) =>
    pretend(one, (real) => ({ ...(real as Story), ...fields }));
  const begun = (real: unknown) =>
    (real as Scene[]).map((scene, at) => (at < 2 ? scene : { ...scene, imageUrl: null }));
  return [
    { name: 'my-story-signed-out', address: '/my-story', signedOut: true },
    { name: 'my-story', address: '/my-story', prepare: pretend(list, withOthers) },
    { name: 'my-story-empty', address: '/my-story', prepare: pretend(list, () => []) },
    {
      name: 'my-story-form',
      address: '/my-story',
      prepare: async (page: Page) => {
        await button('Create New Story')(page);
        await button('Create Visual Story')(page);
      },
    },
    { name: 'my-story-delete', address: '/my-story', prepare: button(/^Delete/) },
    { name: 'story-viewer', address: viewer },
    {
      name: 'story-viewer-playing',
      address: viewer,
      prepare: async (page: Page) => {
        await button('Show captions')(page);
        await button('Next scene')(page);
        await button('Play')(page);
        await page.mouse.move(0, 0);
        await page.waitForTimeout(3_500);
      },
    },
    {
      name: 'story-viewer-video',
      address: viewer,
      prepare: (page: Page) => page.getByRole('radio', { name: 'Video' }).click(),
    },
    {
      name: 'story-viewer-lost-picture',
      address: viewer,
      prepare: async (page: Page) => {
        await page.route('**/scenes/*/image*', (route) => route.fulfill({ status: 404 }));
        await page.reload();
      },
    },
    {
      name: 'story-viewer-making',
      address: viewer,
      prepare: async (page: Page) => {
        await as(making)(page);
        await pretend(scenes, begun)(page);
      },
    },
    { name: 'story-viewer-failed', address: viewer, prepare: as(failed) },
    { name: 'story-viewer-not-found', address: `/story-viewer/${randomUUID()}` },
    { name: 'story-scenes', address: `${viewer}/scenes` },
    { name: 'story-scenes-open', address: `${viewer}/scenes`, prepare: button('Edit scene 2') },
  ];
}
