import { chromium } from '@playwright/test';
import { ancestor } from '#shared/contracts/ancestors.ts';
import { sessionResponse, type User } from '#shared/contracts/auth.ts';

export interface Guest {
  user: User;
  cookies: { name: string; value: string; url: string }[];
  /** The address of a conversation with somebody who was taught. */
  chat: string;
}

/** A new account with the sample family in it. */
export async function createGuest(origin: string): Promise<Guest> {
  const made = await fetch(`${origin}/api/sample-family`, { method: 'POST', headers: { origin } });
  const { user } = sessionResponse.parse(await made.json());
  const pairs = made.headers.getSetCookie().map((one) => one.split(';', 1)[0] ?? '');
  const cookies = pairs.map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: origin };
  });
  const listed = await fetch(`${origin}/api/users/${user.id}/ancestors`, {
    headers: { cookie: pairs.join('; ') },
  });
  const family = ancestor.array().parse(await listed.json());
  const taught = family.find(({ status }) => status === 'active');
  if (!taught) throw new Error('The sample family has nobody to talk with.');
  return { user, cookies, chat: `/chat/${taught.id}` };
}

/** Signs the browser that listens at a port in as the guest, and lets go of it again. */
export async function enterAs({ user, cookies }: Guest, origin: string, port: number) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no window.');
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(`${origin}/icon.svg`);
  await page.evaluate(
    (stored) => localStorage.setItem('heartwood.user', stored),
    JSON.stringify(user),
  );
  await page.close();
  await browser.close();
}
