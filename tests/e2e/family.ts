import type { Page } from '@playwright/test';
import { type Ancestor, ancestor, type CreateAncestorBody } from '#shared/contracts/ancestors.ts';

const origin = (page: Page) => new URL(page.url()).origin;

/** Calls the API as the user who is signed in on the page. */
async function send(page: Page, method: 'POST' | 'PUT', path: string, data?: object) {
  const headers = { origin: origin(page) };
  const response = await page.request.fetch(path, { method, data, headers });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
  return response.json();
}

/** Adds an ancestor over the API. */
export async function addRelative(page: Page, body: CreateAncestorBody): Promise<Ancestor> {
  return ancestor.parse(await send(page, 'POST', '/api/ancestors', body));
}

export async function changeRelative(page: Page, id: string, body: object): Promise<Ancestor> {
  return ancestor.parse(await send(page, 'PUT', `/api/ancestors/${id}`, body));
}

/** Saves the least training that a conversation needs, and completes it. */
export async function makeReady(page: Page, { id, name }: Ancestor): Promise<void> {
  await send(page, 'POST', `/api/ancestors/${id}/training`, {
    fullName: name,
    birthPlace: 'Viana do Castelo, Portugal',
    stories: [{ title: 'Bread', content: 'Every night at two she lit the oven and sang.' }],
  });
  await send(page, 'POST', `/api/ancestors/${id}/summary`);
}
