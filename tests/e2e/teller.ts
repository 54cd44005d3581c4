import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { request as requests } from '@playwright/test';
import { sessionResponse, type User } from '#shared/contracts/auth.ts';
import { type Scene, type Story, scene, story } from '#shared/contracts/stories.ts';

/** An account that was made without a page, and can be given to any. */
export interface Teller {
  user: User;
  api: APIRequestContext;
  /** Leaves a page signed in to this account. */
  signIn(page: Page): Promise<void>;
  getStory(id: string): Promise<Story>;
  listScenes(id: string): Promise<Scene[]>;
}

export async function createTeller(url: string): Promise<Teller> {
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
