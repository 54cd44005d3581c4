import type { Page } from '@playwright/test';
import { z } from 'zod';
import { ancestor } from '#shared/contracts/ancestors.ts';
import { sessionResponse, type User } from '#shared/contracts/auth.ts';
import { memory } from '#shared/contracts/memories.ts';
import { story } from '#shared/contracts/stories.ts';
import { timeVault } from '#shared/contracts/time-vaults.ts';
import type { RunningServer } from '#tests/support/server.ts';

const lists = {
  ancestors: ancestor,
  stories: story,
  'time-vaults': timeVault,
  'memory-vault': memory,
};
type ListName = keyof typeof lists;
type ItemOf<Name extends ListName> = z.infer<(typeof lists)[Name]>;

/** Signs the page in to an account of its own that is filled already: people, a film, vaults, memories. */
export async function enterSampleAccount(page: Page, server: RunningServer): Promise<User> {
  const answer = await page.request.post('/api/sample-family', { headers: { origin: server.url } });
  if (!answer.ok()) throw new Error(`No sample family: ${await answer.text()}`);
  const { user } = sessionResponse.parse(await answer.json());
  await page.addInitScript((stored) => {
    // What a page itself has signed out of stays signed out.
    if (sessionStorage.getItem('entered')) return;
    sessionStorage.setItem('entered', 'yes');
    localStorage.setItem('heartwood.user', stored);
  }, JSON.stringify(user));
  return user;
}

export async function fetchList<Name extends ListName>(
  page: Page,
  { id }: User,
  name: Name,
): Promise<ItemOf<Name>[]> {
  const answer = await page.request.get(`/api/users/${id}/${name}`);
  return z.array(lists[name]).parse(await answer.json()) as ItemOf<Name>[];
}

/** The first that is so; there must be one. */
export function pick<Item>(items: readonly Item[], isSo: (item: Item) => boolean): Item {
  const found = items.find(isSo);
  if (!found) throw new Error('There is none like that.');
  return found;
}

/** The page is told this list in place of the stored one, to show states that time or luck would bring. */
export async function showList<Name extends ListName>(
  page: Page,
  { id }: User,
  name: Name,
  items: ItemOf<Name>[],
): Promise<void> {
  await page.route(`**/api/users/${id}/${name}*`, (route) => route.fulfill({ json: items }));
}
