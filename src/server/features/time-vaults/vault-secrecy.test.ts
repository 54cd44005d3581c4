import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSettableClock } from '#server/platform/clock/settable-clock.ts';
import type { TimeVault } from '#shared/contracts/time-vaults.ts';
import { readMediaFile } from '#tests/support/media-files.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { sealVault } from '#tests/support/vault-sealing.ts';
import { createVaultLinks } from './vault-links.ts';

const sealedAt = '2026-01-15T12:00:00.000Z';
const lastMoment = '2026-02-15T11:59:59.999Z';
const secret = 'a key for tests only, of forty characters';
const clock = createSettableClock(sealedAt);
type Method = Parameters<Caller['call']>[0];
interface Answer {
  status: number;
  type: string;
  bytes: Buffer;
}

let app: TestApp;
let owner: Caller;
let stranger: Caller;
let vaults: TimeVault[];
/** Pieces from all over every file of the vaults, their posters among them. */
let pieces: Buffer[];
/** All that any response ever showed and that might lead somewhere. */
const shown = new Set<string>();

beforeAll(async () => {
  app = await openTestApp({ clock, withJobs: true, env: { SECRET_KEY: secret } });
  owner = await app.signUp('Ana');
  stranger = await app.signUp('Bruno');
  const recipientEmails = '["rui@family.example"]';
  vaults = [];
  for (const name of ['phone.mp4', 'browser.webm', 'camera.mov'] as const) {
    const bytes = await readMediaFile(name);
    const vault = await sealVault(owner, { name, bytes }, { recipientEmails });
    await app.runJob('time-vaults.prepare-video', { vaultId: vault.id });
    vaults.push(vault);
  }
  pieces = await cutPieces();
});
afterAll(() => app.close());

async function listKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.dependencies.storage.list('vaults')) keys.push(key);
  return keys;
}

async function cutPieces(): Promise<Buffer[]> {
  const found: Buffer[] = [];
  for (const key of await listKeys()) {
    const { stream } = await app.dependencies.storage.read(key);
    const bytes = await buffer(stream);
    for (let at = 0; at < bytes.length - 24; at += Math.ceil(bytes.length / 50))
      found.push(bytes.subarray(at, at + 24));
  }
  return found;
}

async function ask(
  caller: Caller | undefined,
  method: Method,
  url: string,
  { range, body }: { range?: string; body?: object } = {},
): Promise<Answer> {
  const answer = await app.app.inject({
    method,
    url,
    payload: method === 'GET' ? undefined : (body ?? {}),
    headers: { ...(caller && { cookie: caller.cookie }), ...(range && { range }) },
  });
  const type = String(answer.headers['content-type']);
  if (type.startsWith('application/json')) remember(answer.json());
  return { status: answer.statusCode, type, bytes: answer.rawPayload };
}

/** Ids, and addresses of ours. */
function remember(value: unknown): void {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(remember);
  if (typeof value !== 'string' || !/^([\da-f-]{36}|(https?:\/\/[^/]+)?\/api\/\S+)$/.test(value))
    return;
  if (shown.size < 60) shown.add(value.replace(/^https?:\/\/[^/]+/, ''));
}

const leaks = ({ status, type, bytes }: Answer) =>
  status === 206 || /^(video|image)\//.test(type) || pieces.some((piece) => bytes.includes(piece));

/** Every address that somebody could think of, from every registered route and all that was shown. */
function listAddresses(): { method: Method; url: string }[] {
  const all = [...shown].filter((one) => !one.startsWith('/'));
  // Elsewhere some of each kind will do: ids of a vault and a delivery, a token, a key of the storage.
  const some = [vaults[0]?.id ?? '', owner.user.id, ...all.filter((_, index) => index % 6 === 0)];
  const routes = app.app.guardedRoutes.filter(
    ({ method, url }) =>
      !['HEAD', 'OPTIONS', 'DELETE'].includes(method) && url !== '/api/auth/logout',
  );
  const filled = routes.flatMap(({ method, url }) =>
    (!/[:*]/.test(url) ? [''] : /vault/.test(url) ? all : some).map((value) => ({
      method: method as Method,
      url: url.replace(/:\w+|\*/g, value),
    })),
  );
  const followed = [...shown].filter((one) => one.startsWith('/'));
  return [...filled, ...followed.map((url) => ({ method: 'GET' as const, url }))];
}

test('before the day nothing of a video reaches anybody, wherever they look', async () => {
  const keys = await listKeys();
  expect([keys.length, pieces.length > 200]).toEqual([8, true]);
  const links = createVaultLinks({ secret, publicUrl: 'http://localhost' });
  const { rows } = await app.dependencies.database.executeSql(
    'select id from vault_deliveries',
    [],
  );
  const deliveryIds = rows.map((row) => (row as { id: string }).id);
  const tokens = deliveryIds.map((id) => links.urlOf(id).split('/').at(-1) ?? '');
  await ask(owner, 'GET', `/api/users/${owner.user.id}/time-vaults`);
  for (const one of [...deliveryIds, ...tokens, ...keys]) shown.add(one);
  clock.set(lastMoment);
  await app.runJob('time-vaults.deliver');

  const callers = { owner, stranger, nobody: undefined };
  let asked = 0;
  for (const [who, caller] of Object.entries(callers))
    for (const { method, url } of listAddresses())
      for (const range of method === 'GET' ? [undefined, 'bytes=0-99'] : [undefined]) {
        asked += 1;
        const answer = await ask(caller, method, url, { range });
        if (leaks(answer)) expect([who, method, url, range, answer.status]).toEqual('no leak');
      }
  expect(asked).toBeGreaterThan(500);
  const list = await owner.call('GET', `/api/users/${owner.user.id}/time-vaults`);
  for (const vault of list.body as TimeVault[])
    expect(vault).toMatchObject({
      isOpened: false,
      videoUrl: null,
      originalUrl: null,
      posterUrl: null,
    });
});

test("a vault's file cannot be taken out through another feature", async () => {
  const { PUBLIC_URL } = app.dependencies.config;
  for (const key of await listKeys()) {
    const { status } = await owner.call('POST', '/api/memory-vault', {
      userId: owner.user.id,
      title: 'Mine',
      type: 'video',
      fileUrl: `${PUBLIC_URL}/api/uploads/${key}`,
      tags: [],
    });
    expect([key, status >= 400 && status < 500]).toEqual([key, true]);
  }
});

test('from the day on the owner sees it once it is opened, recipients by their link, and nobody else', async () => {
  clock.set('2026-02-15T12:00:00.000Z');
  await app.runJob('time-vaults.deliver');
  const { rows } = await app.dependencies.database.executeSql(
    'select id from vault_deliveries',
    [],
  );
  const links = createVaultLinks({ secret, publicUrl: 'http://localhost' });
  const [first] = rows as [{ id: string }];
  const link = links.urlOf(first.id).replace('http://localhost/vault', '/api/vault-links');
  const vault = vaults[0];
  const statusOf = async (caller: Caller | undefined, url: string) =>
    (await ask(caller, 'GET', url)).status;
  const own = ['video', 'original', 'poster'].map(
    (file) => `/api/time-vaults/${vault?.id}/${file}`,
  );
  for (const url of own) expect([url, await statusOf(owner, url)]).toEqual([url, 403]);
  for (const url of [link, `${link}/video`, `${link}/original`])
    expect([url, await statusOf(undefined, url)]).toEqual([url, 200]);

  expect((await owner.call('POST', `/api/time-vaults/${vault?.id}/open`, {})).status).toBe(200);
  for (const url of own) {
    const statuses = [owner, stranger, undefined].map((caller) => statusOf(caller, url));
    expect([url, ...(await Promise.all(statuses))]).toEqual([url, 200, 404, 401]);
  }
  expect(leaks(await ask(owner, 'GET', own[0] ?? ''))).toBe(true);

  clock.set(lastMoment);
  for (const url of [...own, link, `${link}/video`, `${link}/original`])
    expect([url, leaks(await ask(owner, 'GET', url))]).toEqual([url, false]);
});
