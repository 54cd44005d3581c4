import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMediaFile } from '#tests/support/media-files.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { shortLife, tellStory } from '#tests/support/told-story.ts';
import { sealVault } from '#tests/support/vault-sealing.ts';

/** What everybody may call without an account; anything else must refuse. */
const publicRoutes = new Set([
  'GET /livez',
  'GET /readyz',
  'GET /metrics',
  'GET /api/about',
  // Of the operator, with a token of their own.
  'POST /api/backups',
  'GET /api/backups/:jobId',
  'GET /api/openapi.json',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/feedback',
  'POST /api/sample-family',
  'POST /api/auth/confirm-email',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'GET /api/vault-links/:token',
  'GET /api/vault-links/:token/video',
  'GET /api/vault-links/:token/original',
]);

/** What belongs to nobody, or only ever to whoever calls. A vault's form names its owner: see time-vaults.test.ts. */
const sharedRoutes = new Set([
  'GET /api/account',
  'DELETE /api/account',
  'GET /api/account/ending',
  'GET /api/account/export',
  'PUT /api/account',
  'PUT /api/account/password',
  'GET /api/account/sessions',
  'DELETE /api/account/sessions',
  'GET /api/voices',
  'POST /api/auth/email-confirmation',
  'POST /api/memory-vault/upload-url',
  'POST /api/time-vaults',
]);

type Route = { method: Parameters<Caller['call']>[0]; url: string };

let app: TestApp;
let owner: Caller;
let stranger: Caller;
let ids: Record<string, string>;
let routes: Route[];

beforeAll(async () => {
  app = await openTestApp({ withJobs: true });
  owner = await app.signUp('Ana');
  stranger = await app.signUp('Bruno');
  const ancestor = await owner.addAncestor();
  const training = {
    fullName: 'Rosa Alves',
    stories: [{ title: 'The net', content: 'I mended it.' }],
  };
  await owner.call('POST', `/api/ancestors/${ancestor.id}/training`, training);
  await owner.call('POST', `/api/ancestors/${ancestor.id}/summary`);
  const conversation = await owner.call('POST', '/api/conversations', {
    userId: owner.user.id,
    ancestorId: ancestor.id,
  });
  const { id: conversationId } = conversation.body as { id: string };
  const said = await owner.call('POST', `/api/conversations/${conversationId}/messages`, {
    content: 'Hello',
  });
  const { message } = said.body as { message: { id: string } };
  const asked = await owner.call('POST', `/api/ancestors/${ancestor.id}/open-questions`, {
    text: 'Did you dance?',
  });
  const memory = await owner.call('POST', '/api/memory-vault', textMemory());
  const story = await tellStory(owner);
  const sceneId = randomUUID();
  await app.dependencies.database.executeSql(
    `insert into story_scenes (id, story_id, scene_number, image_prompt, created_at, updated_at)
     values ($1, $2, 1, 'A harbour', now(), now())`,
    [sceneId, story.id],
  );
  const sessions = await owner.call('GET', '/api/account/sessions');
  const film = { name: 'film.mp4', bytes: await readMediaFile('silent.mp4') };
  const vault = await sealVault(owner, film);
  ids = {
    '/api/stories/:id': story.id,
    ':sceneId': sceneId,
    '/api/time-vaults/:id': vault.id,
    '/api/account/sessions/:id': (sessions.body as { id: string }[])[0]?.id ?? '',
    '/api/memory-vault/:id': (memory.body as { id: string }).id,
    '/api/ancestors/:id': ancestor.id,
    '/api/conversations/:id': conversationId,
    '/api/messages/:id': message.id,
    ':questionId': (asked.body as { id: string }).id,
    ':messageId': message.id,
    ':userId': owner.user.id,
    ':version': 'picture.webp',
  };
  // From the app itself, so that a new route cannot be forgotten here.
  routes = app.app.guardedRoutes.filter(({ method }) => method !== 'HEAD') as Route[];
});

afterAll(() => app.close());

describe('every route', () => {
  test('is known here: there are routes to walk', () => {
    expect(routes.length).toBeGreaterThan(20);
  });

  test('that is not declared public answers 401 without a session', async () => {
    for (const route of routes.filter(isPrivate)) {
      const { status, body } = await app.anonymous(route.method, addressOf(route));
      expect([route, status, (body as { code: string })?.code]).toEqual([
        route,
        401,
        'auth.required',
      ]);
    }
  });

  test('that is declared public is public by intention', async () => {
    for (const route of routes.filter((one) => !isPrivate(one))) {
      const { status } = await app.anonymous(route.method, addressOf(route));
      expect([route, status]).not.toEqual([route, 401]);
    }
  });

  test("answers 404 to another account for the first one's data, and changes nothing", async () => {
    for (const route of routes.filter(isOwned)) {
      const payload = route.method === 'GET' ? undefined : bodyFor(route);
      const { status } = await stranger.call(route.method, addressOf(route), payload);
      expect([route, status]).toEqual([route, 404]);
    }
    const mine = await owner.call('GET', `/api/ancestors/${ids['/api/ancestors/:id']}`);
    expect(mine.body).toMatchObject({ name: 'Rosa', status: 'active' });
    const messages = await owner.call(
      'GET',
      `/api/conversations/${ids['/api/conversations/:id']}/messages`,
    );
    expect(messages.body).toHaveLength(2);
  });

  test('that changes something refuses a page of another site', async () => {
    for (const route of routes.filter((one) => one.method !== 'GET')) {
      for (const headers of foreign) {
        const { status } = await owner.call(
          route.method,
          addressOf(route),
          bodyFor(route),
          headers,
        );
        expect([route, status]).toEqual([route, 403]);
      }
    }
  });

  test('answers errors in one shape, with a sentence, a code and the request', async () => {
    const { headers, body } = await app.anonymous('GET', '/api/ancestors/nothing');
    expect(body).toEqual({
      error: 'Please sign in to go on.',
      code: 'auth.required',
      requestId: headers['x-request-id'],
    });
  });
});

const foreign: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
];
const isOwned = (route: Route) =>
  isPrivate(route) && !sharedRoutes.has(`${route.method} ${route.url}`);
const isPrivate = (route: Route) => !publicRoutes.has(`${route.method} ${route.url}`);

/** Bodies that would be taken from the owner, so that only ownership can refuse them. */
function bodyFor({ url }: Route): object {
  if (url.endsWith('/facts')) return [{ subject: 'self', relation: 'pet', object: 'Bolinha' }];
  if (url.endsWith('/open-questions')) return { text: 'Did you sing?' };
  if (url.endsWith('/answer')) return { answer: 'Every night.' };
  if (url === '/api/conversations')
    return { userId: stranger.user.id, ancestorId: ids['/api/ancestors/:id'] };
  if (url === '/api/conversations/:id') return { title: 'Changed' };
  if (url === '/api/memory-vault') return textMemory();
  if (url === '/api/stories')
    return { userId: owner.user.id, title: 'The Nets', lifeStory: shortLife };
  if (url.endsWith('/scene-order')) return { sceneIds: [ids[':sceneId']] };
  if (url === '/api/ancestors')
    return { userId: owner.user.id, name: 'Rosa', relationship: 'mother' };
  if (url === '/api/voice/synthesize')
    return { text: 'Hello', ancestorId: ids['/api/ancestors/:id'] };
  if (url.endsWith('/messages')) return { content: 'Hello' };
  if (url.endsWith('/rest')) return { resting: true };
  if (url.endsWith('/consent')) return { adult: true, mayUse: true };
  return { name: 'Changed' };
}

const textMemory = () => ({
  userId: owner.user.id,
  title: 'The harbour',
  type: 'text',
  textContent: 'It was a warm day.',
});

function addressOf({ url }: Route): string {
  const noun = /^\/api\/(?:[a-z-]+\/)+:id/.exec(url)?.[0];
  const withId = noun ? url.replace(':id', idOf(noun)) : url;
  const address = withId.replace(/:\w+/g, idOf);
  return address.endsWith('/recall') ? `${address}?q=net` : address;
}

/** One that exists, so that only ownership can refuse it. */
function idOf(name: string): string {
  const id = ids[name] ?? nobodys[name];
  if (!id) throw new Error(`This walk has no ${name}.`);
  return id;
}

/** What belongs to no account. */
const nobodys: Record<string, string> = {
  ':token': 'unknown',
  ':key': 'unknown',
  ':jobId': randomUUID(),
};
