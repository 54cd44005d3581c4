import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import type { Fact, SaveFactsBody } from '#shared/contracts/facts.ts';
import type { RecalledPassage } from '#shared/contracts/training.ts';
import { limits } from '#shared/limits.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let ana: Caller;
let rosa: Ancestor;

beforeAll(async () => {
  app = await openTestApp({ withJobs: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  ana = await app.signUp('Ana');
  rosa = await ana.addAncestor({ gender: 'female', relationship: 'family friend' });
});

const bread = {
  title: 'The bread',
  content: 'It was cold that winter. My mother Benedita baked bread for the whole street.',
};
const boat = { title: 'The boat', content: 'My brother Tomás built a boat. We called it Gaivota.' };

const path = () => `/api/ancestors/${rosa.id}/facts`;
const teach = (stories: object[], { id } = rosa) =>
  ana.call('POST', `/api/ancestors/${id}/training`, { fullName: 'Rosa Alves', stories });
const suggest = ({ id } = rosa) => app.runJob('facts.suggest', { ancestorId: id });
const list = async ({ id } = rosa): Promise<Fact[]> =>
  (await ana.call('GET', `/api/ancestors/${id}/facts`)).body;
const save = (body: SaveFactsBody, by = ana) => by.call('PUT', path(), body);
const said = (facts: Fact[]) =>
  facts.map(
    ({ subject, relation, object, status }) => `${subject} ${relation} ${object}: ${status}`,
  );
const factOf = async (object: string): Promise<Fact> => {
  const found = (await list()).find((fact) => fact.object === object);
  if (!found) throw new Error(`There is no fact of ${object}.`);
  return found;
};
async function waitingJobs(name: string) {
  const { rows } = await app.dependencies.database.executeSql(
    `select data from pgboss.job where name = $1 and state < 'active'`,
    [name],
  );
  return (rows as { data: unknown }[]).map(({ data }) => data);
}

describe('suggestions', () => {
  test('are made of the stories when the list is first read, each with the sentence and passage that say so', async () => {
    await teach([bread, boat]);
    const facts = await list();
    expect(said(facts)).toEqual([
      'self mother Benedita: suggested',
      'self brother Tomás: suggested',
    ]);
    const mother = facts[0];
    expect(mother).toMatchObject({
      sentence: 'My mother Benedita baked bread for the whole street.',
      sourceTitle: 'The bread',
    });
    const recalled = await ana.call('GET', `/api/ancestors/${rosa.id}/recall?q=bread`);
    expect((recalled.body as RecalledPassage[])[0]?.sourceId).toBe(mother?.sourceId);
  });

  test('are not looked for again in stories that state nothing, until they change', async () => {
    await teach([{ title: 'The sea', content: 'It was cold that winter, and the sea was high.' }]);
    const readings = vi.spyOn(app.dependencies.services.training, 'get');
    try {
      expect([await list(), await list(), await list()]).toEqual([[], [], []]);
      expect(readings).toHaveBeenCalledTimes(1);
    } finally {
      readings.mockRestore();
    }
    await teach([bread]);
    expect(said(await list())).toEqual(['self mother Benedita: suggested']);
  });

  test('are asked for in the background by every saved training, once for saves in quick succession', async () => {
    await teach([bread]);
    await teach([bread, boat]);
    const jobs = (await waitingJobs('facts.suggest')).filter(
      (data) => (data as { ancestorId: string }).ancestorId === rosa.id,
    );
    expect(jobs.length).toBeGreaterThanOrEqual(1);
    expect(jobs.length).toBeLessThanOrEqual(2);
    await suggest();
    await suggest();
    expect(await app.dependencies.services.facts.listForCompanion(rosa.id)).toHaveLength(2);
  });

  test('follow the training: new ones come, those whose sentence is gone go, confirmed ones stay', async () => {
    await teach([bread, boat]);
    const mother = await factOf('Benedita');
    const confirmed = { ...mother, status: 'confirmed' as const };
    await save([confirmed]);
    await teach([{ title: 'The aunt', content: 'My aunt Celeste sang.' }]);
    await suggest();
    expect(said(await list())).toEqual([
      'self mother Benedita: confirmed',
      'self aunt Celeste: suggested',
    ]);
    expect(await factOf('Benedita')).toMatchObject({
      sentence: mother.sentence,
      sourceId: null,
    });
  });

  test('that were dismissed or edited are not made again', async () => {
    await teach([bread, boat]);
    const [mother, brother] = [await factOf('Benedita'), await factOf('Tomás')];
    const { id, subject, relation } = mother;
    const answer = await save([
      { id, subject, relation, object: 'Maria Benedita' },
      { ...brother, status: 'dismissed' },
    ]);
    const expected = ['self mother Maria Benedita: confirmed', 'self brother Tomás: dismissed'];
    expect(answer.status).toBe(200);
    expect(said(answer.body)).toEqual(expected);
    expect(await factOf('Maria Benedita')).toMatchObject({ sentence: null, sourceId: null });
    await suggest();
    expect(said(await list())).toEqual(expected);
  });

  test('are not made of what the family has added already', async () => {
    await save([{ subject: 'self', relation: 'mother', object: 'benedita' }]);
    await teach([bread]);
    await suggest();
    expect(said(await list())).toEqual(['self mother benedita: confirmed']);
  });

  test('of an ancestor that was deleted are not made', async () => {
    await expect(suggest({ ...rosa, id: randomUUID() })).resolves.toBeUndefined();
  });
});

describe('the family tree', () => {
  test('confirms kin, and takes them back when it changes', async () => {
    const eva = await ana.addAncestor({
      name: 'Eva',
      relationship: 'aunt',
      parentId: rosa.id,
    });
    await ana.addAncestor({ name: 'Rui', relationship: 'cousin', parentId: eva.id });
    expect(said(await list())).toEqual([
      'self daughter Eva: confirmed',
      'self grandchild Rui: confirmed',
    ]);
    await ana.call('PUT', `/api/ancestors/${eva.id}`, { name: 'Eva Maria' });
    await suggest();
    expect(said(await list())).toEqual([
      'self grandchild Rui: confirmed',
      'self daughter Eva Maria: confirmed',
    ]);
    await ana.call('PUT', `/api/ancestors/${eva.id}`, { parentId: null });
    await suggest();
    expect(said(await list())).toEqual([]);
  });

  test('renews the kin of completed companions in the background', async () => {
    await teach([bread]);
    await ana.call('POST', `/api/ancestors/${rosa.id}/summary`);
    await ana.addAncestor({ name: 'João', relationship: 'uncle', spouseId: rosa.id });
    expect(await waitingJobs('facts.suggest-kin')).toContainEqual({ userId: ana.user.id });
    await app.runJob('facts.suggest-kin', { userId: ana.user.id });
    const facts = await app.dependencies.services.facts.listForCompanion(rosa.id);
    expect(said(facts)).toEqual(['self husband João: confirmed']);
  });

  test('and a story that say the same make one confirmed fact', async () => {
    await teach([boat]);
    await suggest();
    const mother = await ana.addAncestor({ name: 'Benedita', relationship: 'great-aunt' });
    await ana.call('PUT', `/api/ancestors/${rosa.id}`, { parentId: mother.id });
    await ana.addAncestor({ name: 'Tomás', relationship: 'uncle', parentId: mother.id });
    await suggest();
    expect(said(await list())).toEqual([
      'self brother Tomás: confirmed',
      'self mother Benedita: confirmed',
    ]);
    expect(await factOf('Tomás')).toMatchObject({ sentence: 'My brother Tomás built a boat.' });
  });

  test("tells kin from what each is to the account's user, and the user", async () => {
    const grandmother = await ana.addAncestor({ name: 'Alda', relationship: 'grandmother' });
    await ana.addAncestor({ name: 'Ivo', relationship: 'brother' });
    await ana.addAncestor({ name: 'Mia', relationship: 'daughter' });
    await ana.addAncestor({ name: 'Bea', relationship: 'mother' });
    expect(said(await list(grandmother))).toEqual([
      'self grandson Ivo: confirmed',
      'self great-granddaughter Mia: confirmed',
      'self grandchild Ana: confirmed',
    ]);
  });
});

describe('saving facts', () => {
  const dog = { subject: 'self', relation: 'pet', object: 'Bolinha', year: 1958 };

  test('adds a fact as confirmed, once however often it is sent, and returns the whole list', async () => {
    const first = await save([dog]);
    expect(first).toMatchObject({
      status: 200,
      body: [{ ...dog, status: 'confirmed', sourceId: null, sentence: null }],
    });
    expect((await save([dog])).body).toEqual(first.body);
  });

  test('leaves facts that are not sent as they are, and lists dismissed ones last', async () => {
    await save([dog, { ...dog, object: 'Farrusco' }]);
    const { id } = await factOf('Bolinha');
    const answer = await save([{ ...dog, id, status: 'dismissed' }]);
    expect(said(answer.body)).toEqual([
      'self pet Farrusco: confirmed',
      'self pet Bolinha: dismissed',
    ]);
    expect(said(await app.dependencies.services.facts.listForCompanion(rosa.id))).toEqual([
      'self pet Farrusco: confirmed',
    ]);
  });

  test('refuses an unknown id and changes nothing then', async () => {
    const answer = await save([dog, { ...dog, id: randomUUID(), object: 'Farrusco' }]);
    expect(answer).toMatchObject({ status: 404, body: { code: 'facts.not-found' } });
    expect(await list()).toEqual([]);
  });

  test("refuses another's fact, and facts of another's ancestor", async () => {
    await save([dog]);
    const { id } = await factOf('Bolinha');
    const rui = await app.signUp('Rui');
    const other = await rui.addAncestor();
    const theirs = await rui.call('PUT', `/api/ancestors/${other.id}/facts`, [{ ...dog, id }]);
    expect(theirs.status).toBe(404);
    expect(await save([dog], rui)).toMatchObject({ status: 404 });
    expect((await rui.call('GET', path())).status).toBe(404);
  });

  test('refuses more facts than a person can have', async () => {
    const many = Array.from({ length: limits.factsPerAncestor }, (_, index) => ({
      ...dog,
      object: `Dog ${index}`,
    }));
    expect((await save(many)).status).toBe(200);
    expect(await save([{ ...dog, object: 'One more' }])).toMatchObject({
      status: 413,
      body: { code: 'facts.too-many' },
    });
    const [first] = await list();
    expect(first && (await save([{ ...first, year: 1960 }])).status).toBe(200);
  });

  test('is undone with the ancestor', async () => {
    await save([dog]);
    await ana.call('DELETE', `/api/ancestors/${rosa.id}`);
    const { rows } = await app.dependencies.database.executeSql(
      'select 1 from facts where ancestor_id = $1',
      [rosa.id],
    );
    expect(rows).toEqual([]);
  });
});
