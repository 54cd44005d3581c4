import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { request as requests } from '@playwright/test';
import { sessionResponse, type User } from '#shared/contracts/auth.ts';
import { type Scene, type Story, scene, story } from '#shared/contracts/stories.ts';
import { test as base, expect } from './fixtures.ts';

export interface Teller {
  user: User;
  api: APIRequestContext;
  /** Leaves a page signed in to this account. */
  signIn(page: Page): Promise<void>;
  getStory(id: string): Promise<Story>;
  listScenes(id: string): Promise<Scene[]>;
}

/** A story of a few words, made to the end with its film, and who tells it. */
export interface MadeStory extends Teller {
  story: Story;
  scenes: Scene[];
}

async function createTeller(url: string): Promise<Teller> {
  const api = await requests.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
  const details = { email: `${randomUUID()}@example.com`, password: randomUUID() };
  const answer = await api.post('/api/auth/login', {
    data: { mode: 'sign-up', name: 'Maria Silva', ...details },
  });
  const { user } = sessionResponse.parse(await answer.json());
  return {
    user,
    api,
    async signIn(page) {
      await page.context().addCookies((await api.storageState()).cookies);
      await page.addInitScript(
        (stored) => localStorage.setItem('heartwood.user', stored),
        JSON.stringify({ id: user.id, email: user.email, name: user.name }),
      );
    },
    getStory: async (id) => story.parse(await (await api.get(`/api/stories/${id}`)).json()),
    listScenes: async (id) =>
      scene.array().parse(await (await api.get(`/api/stories/${id}/scenes`)).json()),
  };
}

export const lifeStory =
  'I was born in a village by the sea, in the winter of 1931. My father mended nets at the harbour every morning. In the summer of 1952 I married Ana, and the whole street danced.';

async function tell(teller: Teller, isMade: (told: Story) => boolean): Promise<MadeStory> {
  const data = { userId: teller.user.id, title: 'Nets, & a Dance', lifeStory };
  const { id } = story.parse(await (await teller.api.post('/api/stories', { data })).json());
  await expect.poll(async () => isMade(await teller.getStory(id)), { timeout: 150_000 }).toBe(true);
  return { ...teller, story: await teller.getStory(id), scenes: await teller.listScenes(id) };
}

interface StoryFixtures {
  /** A story of this worker, made to the end with its film. Not to be changed. */
  made: MadeStory;
  /** A story of this worker to be changed: its scenes are there, its film is on the way. */
  changeable: MadeStory;
}

export const test = base.extend<object, StoryFixtures>({
  made: [
    async ({ server }, use) => {
      const teller = await createTeller(server.url);
      await use(await tell(teller, ({ status }) => status === 'completed'));
      await teller.api.dispose();
    },
    { scope: 'worker', timeout: 170_000 },
  ],
  changeable: [
    async ({ server }, use) => {
      const teller = await createTeller(server.url);
      const hasScenes = ({ status, progress }: Story) =>
        status === 'completed' || progress?.step === 'assemble';
      await use(await tell(teller, hasScenes));
      await teller.api.dispose();
    },
    { scope: 'worker', timeout: 170_000 },
  ],
});

export { expect } from './fixtures.ts';
