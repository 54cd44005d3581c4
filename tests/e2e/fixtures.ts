import { randomUUID } from 'node:crypto';
import { test as base, type Page } from '@playwright/test';
import { sessionResponse, type User } from '#shared/contracts/auth.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

export interface Account extends User {
  password: string;
}

/** Makes a new account over the API and signs the browser in to it, which still has to go somewhere. */
export type SignUp = (details?: {
  name?: string;
  email?: string;
  password?: string;
}) => Promise<Account>;

interface TestFixtures {
  signUp: SignUp;
}

interface WorkerFixtures {
  /** A server of this worker's own, on an empty data directory. */
  server: RunningServer;
}

async function signUpOn(page: Page, details: { name: string; email: string; password: string }) {
  const response = await page.request.post('/api/auth/login', {
    data: { mode: 'sign-up', ...details },
    headers: { origin: new URL(page.url()).origin },
  });
  if (!response.ok())
    throw new Error(`Sign-up answered ${response.status()}: ${await response.text()}`);
  return sessionResponse.parse(await response.json()).user;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  signUp: async ({ page }, use) => {
    await use(async (details = {}) => {
      const account = {
        name: details.name ?? 'Maria Silva',
        email: details.email ?? `maria-${randomUUID()}@example.com`,
        password: details.password ?? 'a-long-password',
      };
      // Something of the same origin that is quickly shown, to write into its storage.
      await page.goto('/icon.svg');
      const user = await signUpOn(page, account);
      await page.evaluate(
        (stored) => localStorage.setItem('heartwood.user', stored),
        JSON.stringify({ id: user.id, email: user.email, name: user.name }),
      );
      return { ...user, password: account.password };
    });
  },
});

export { expect } from '@playwright/test';
