import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { getJson } from './http-client.ts';
import { storedUser } from './stored-user.ts';

const user = {
  id: '0198f3a2-0000-7000-8000-000000000001',
  email: 'ana@family.example',
  name: 'Ana',
};
const list = `/api/users/${user.id}/conversations?limit=1`;
const messages = '/api/conversations/newest/messages';
const names = z.array(z.object({ id: z.string() }));

let asked: string[];
/** What the server answers at this moment. */
let newest: string;
/** Holds the answer to the list. */
let line: PromiseWithResolvers<void>;

/** What the page's first script does when a page is opened that asks for a list, then for what leads it. */
async function openPage() {
  const script = document.createElement('script');
  script.dataset.firstCalls = `/api/users/:userId/conversations?limit=1 /api/conversations/:first/messages`;
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.resetModules();
  const start = '../public/start.js';
  await import(start);
}
const read = async (path: string) => (await getJson(path, names))[0]?.id;
const arrive = async () => {
  line.resolve();
  await vi.waitFor(() => expect(asked).toContain(`GET ${messages}`));
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  asked = [];
  newest = 'newest';
  line = Promise.withResolvers();
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' } = {}) => {
    asked.push(`${method} ${path}`);
    if (path === list) await line.promise;
    return Response.json([{ id: newest }]);
  });
  storedUser.save(user);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a page is given what was asked for before it was there, and asks for nothing again', async () => {
  await openPage();
  await arrive();
  newest = 'another';
  expect(await read(list)).toBe('newest');
  expect(await read(messages)).toBe('newest');
  expect(asked).toEqual(['POST /api/auth/login', `GET ${list}`, `GET ${messages}`]);
});

test('what nobody has taken for a while is no longer true', async () => {
  await openPage();
  await arrive();
  await vi.advanceTimersByTimeAsync(60_000);
  newest = 'another';
  expect(await read(list)).toBe('another');
  expect(await read(messages)).toBe('another');
});

test.each([
  ['signs out', null],
  ['signs in as another', JSON.stringify({ ...user, id: user.id.replace('1', '2') })],
])('once somebody %s in another tab, nothing of it is handed out', async (_, newValue) => {
  await openPage();
  window.dispatchEvent(new StorageEvent('storage', { key: 'heartwood.user', newValue }));
  await arrive();
  newest = 'another';
  expect(await read(list)).toBe('another');
  expect(await read(messages)).toBe('another');
});

test('what was forgotten is not added to by what is still on its way', async () => {
  const { firstAnswers } = await import('./first-answers.ts');
  await openPage();
  firstAnswers.forget();
  await arrive();
  newest = 'another';
  expect(await read(messages)).toBe('another');
});
