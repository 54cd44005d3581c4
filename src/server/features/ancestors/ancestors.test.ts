import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import type { ErrorBody } from '#shared/contracts/errors.ts';
import { limits } from '#shared/limits.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { ancestors } from './ancestors.table.ts';

let app: TestApp;
let ana: Caller;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.truncate();
  ana = await app.signUp();
});

const listPath = (who = ana) => `/api/users/${who.user.id}/ancestors`;

async function listNames(query = ''): Promise<string[]> {
  const family: Ancestor[] = (await ana.call('GET', listPath() + query)).body;
  return family.map(({ name }) => name);
}

describe('adding somebody', () => {
  it('answers them in training, with what only the server decides left to it', async () => {
    const answer = await ana.call('POST', '/api/ancestors', {
      userId: ana.user.id,
      name: '  Rosa Alves ',
      relationship: 'great-aunt',
      status: 'active',
      trainingProgress: 90,
      systemPrompt: 'Born in: nowhere',
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      userId: ana.user.id,
      name: 'Rosa Alves',
      relationship: 'great-aunt',
      generation: -2,
      status: 'training',
      trainingProgress: 0,
      systemPrompt: null,
      treePosition: 0,
    });
  });

  it('leaves out of their name what no database can hold', async () => {
    const odd = await ana.addAncestor({ name: 'Ro\u0000sa', relationship: 'mo\u0000ther' });
    expect(odd).toMatchObject({ name: 'Rosa', relationship: 'mother', generation: -1 });
  });

  it.each([
    ['great-great-grandfather', -4],
    ['great-grandmother', -3],
    ['grandmother', -2],
    ['stepmother', -1],
    ['twin-sister', 0],
    ['niece', 1],
    ['grand-nephew', 2],
    ['great-grandson', 3],
    ['great-great-granddaughter', 4],
    ['a great-great uncle', -4],
    ['my great-grandparents', -3],
    ['Grandma', -2],
    ['the neighbour', -1],
  ])('reads the generation of %j as %i', async (relationship, generation) => {
    expect(await ana.addAncestor({ relationship })).toMatchObject({ relationship, generation });
  });

  it.each([
    ['a blank name', { name: ' ' }, 'Name is required'],
    ['no name', { name: undefined }, 'Name is required'],
    ['a name of 51 letters', { name: 'a'.repeat(51) }, 'Name too long'],
    ['a blank relationship', { relationship: '' }, 'Please select a relationship'],
    ['no relationship', { relationship: undefined }, 'Please select a relationship'],
    [
      'a death before the birth',
      { birthYear: 1950, deathYear: 1949 },
      'The year of death cannot be before the year of birth',
    ],
  ])('refuses %s', async (_, change, error) => {
    const body = { userId: ana.user.id, name: 'Rosa', relationship: 'aunt', ...change };
    const answer = await ana.call('POST', '/api/ancestors', body);
    expect(answer).toMatchObject({ status: 400, body: { error, code: 'request.invalid' } });
    expect(await listNames()).toEqual([]);
  });

  it('stops at the size of family that an account can hold', async () => {
    const { db } = app.dependencies.database;
    const now = new Date();
    const rows = Array.from({ length: limits.ancestorsPerAccount - 1 }, (_, index) => ({
      id: newId(),
      userId: ana.user.id,
      name: `Cousin ${index}`,
      createdAt: now,
      updatedAt: now,
    }));
    for (let from = 0; from < rows.length; from += 1_000)
      await db.insert(ancestors).values(rows.slice(from, from + 1_000));
    await ana.addAncestor({ name: 'The last' });
    const body = { userId: ana.user.id, name: 'One more', relationship: 'cousin' };
    expect(await ana.call('POST', '/api/ancestors', body)).toMatchObject({
      status: 413,
      body: { code: 'ancestors.too-many' },
    });
    const other = await app.signUp('Rui');
    expect(await other.addAncestor()).toMatchObject({ name: 'Rosa' });
  });
});

describe('the list', () => {
  it('goes by generation and then by place in the row', async () => {
    await ana.addAncestor({ name: 'Eva', relationship: 'daughter' });
    await ana.addAncestor({ name: 'Bea', relationship: 'aunt', treePosition: 5 });
    await ana.addAncestor({ name: 'Rui', relationship: 'uncle', treePosition: -5 });
    await ana.addAncestor({ name: 'Avó', relationship: 'grandmother' });
    await ana.addAncestor({ name: 'Leo', relationship: 'father', treePosition: 5 });
    expect(await listNames()).toEqual(['Avó', 'Rui', 'Bea', 'Leo', 'Eva']);
  });

  it('comes whole without a limit, and in linked pages with one', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    for (const name of names) await ana.addAncestor({ name, relationship: 'cousin' });
    expect(await listNames()).toEqual(names);

    const pages: string[][] = [];
    let next: string | undefined = `${listPath()}?limit=2`;
    while (next) {
      const answer = await ana.call('GET', next);
      pages.push((answer.body as Ancestor[]).map(({ name }) => name));
      next = /^<(.+)>; rel="next"$/.exec(String(answer.headers.link))?.[1];
    }
    expect(pages).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  });

  const beyond = { generation: 3e9, treePosition: 0, id: '01a1fc6b-0b00-70ec-9462-8895197eecc6' };
  const forged = Buffer.from(JSON.stringify(beyond)).toString('base64url');
  it.each(['limit=0', 'limit=201', 'limit=2&cursor=nonsense', `limit=2&cursor=${forged}`])(
    'refuses ?%s',
    async (query) => {
      expect((await ana.call('GET', `${listPath()}?${query}`)).status).toBe(400);
    },
  );
});

describe('changing somebody', () => {
  it('changes what is named, and moves them to the row of their new relationship', async () => {
    const { id } = await ana.addAncestor({ relationship: 'aunt', birthYear: 1931 });
    const changes = { name: 'Rosa Maria', relationship: 'great-aunt', deathYear: 2001 };
    const answer = await ana.call('PUT', `/api/ancestors/${id}`, changes);
    expect(answer).toMatchObject({
      status: 200,
      body: { ...changes, generation: -2, birthYear: 1931 },
    });
    const emptied = await ana.call('PUT', `/api/ancestors/${id}`, { birthYear: null });
    expect(emptied.body).toMatchObject({ birthYear: null, deathYear: 2001 });
  });

  it('keeps how their companion speaks: first-person and as the family writes, until it is changed', async () => {
    const { id, companionVoice, portuguese } = await ana.addAncestor();
    expect({ companionVoice, portuguese }).toEqual({
      companionVoice: 'first-person',
      portuguese: null,
    });
    const chosen = { companionVoice: 'third-person', portuguese: 'pt-PT' };
    const path = `/api/ancestors/${id}`;
    expect((await ana.call('PUT', path, chosen)).body).toMatchObject(chosen);
    expect((await ana.call('PUT', path, { name: 'Rosinha' })).body).toMatchObject(chosen);
    const reset = await ana.call('PUT', path, { portuguese: null });
    expect(reset.body).toMatchObject({ ...chosen, portuguese: null });
    expect((await ana.call('PUT', path, { portuguese: 'en-GB' })).status).toBe(400);
    expect((await ana.addAncestor(chosen)).companionVoice).toBe('third-person');
  });

  it('leaves the relationship as it is where it is empty', async () => {
    const { id } = await ana.addAncestor({ relationship: 'aunt' });
    const answer = await ana.call('PUT', `/api/ancestors/${id}`, { relationship: '' });
    expect(answer.body).toMatchObject({ relationship: 'aunt', generation: -1 });
  });

  it('holds a new year against the one that is stored', async () => {
    const { id } = await ana.addAncestor({ birthYear: 1931 });
    const answer = await ana.call('PUT', `/api/ancestors/${id}`, { deathYear: 1930 });
    const issue = { path: 'deathYear' };
    expect(answer).toMatchObject({ status: 400, body: { issues: [issue] } });
  });

  it('refuses a stale write with the person as they are now, and keeps the first', async () => {
    const { id, updatedAt } = await ana.addAncestor();
    const path = `/api/ancestors/${id}`;
    const first = await ana.call('PUT', path, { name: 'Rosa Maria', updatedAt });
    expect(first.status).toBe(200);
    const second = await ana.call('PUT', path, { name: 'Rosinha', updatedAt });
    expect(second).toMatchObject({ status: 409, body: { code: 'ancestors.stale' } });
    expect((second.body as ErrorBody).current).toEqual(first.body);
    expect((await ana.call('GET', path)).body).toEqual(first.body);
    const seen = (first.body as Ancestor).updatedAt;
    const third = await ana.call('PUT', path, { name: 'Rosinha', updatedAt: seen });
    expect(third).toMatchObject({ status: 200, body: { name: 'Rosinha' } });
  });

  it('lets only one of two writers win who saw the same version', async () => {
    const { id, updatedAt } = await ana.addAncestor();
    const answers = await Promise.all(
      ['Bea', 'Eva', 'Ivo'].map((name) =>
        ana.call('PUT', `/api/ancestors/${id}`, { name, updatedAt }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('somebody of another family', () => {
  it('does not exist', async () => {
    const rui = await app.signUp('Rui');
    const { id } = await rui.addAncestor();
    const path = `/api/ancestors/${id}`;
    const answers = [
      await ana.call('GET', path),
      await ana.call('PUT', path, { name: 'Mine' }),
      await ana.call('PUT', `${path}/rest`, { resting: true }),
      await ana.call('PUT', `${path}/consent`, { adult: true, mayUse: true }),
      await ana.call('DELETE', path),
      await ana.call('GET', listPath(rui)),
      await ana.call('POST', '/api/ancestors', {
        userId: rui.user.id,
        name: 'Spy',
        relationship: 'aunt',
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await rui.call('GET', path)).body).toMatchObject({ name: 'Rosa', status: 'training' });
  });
});
