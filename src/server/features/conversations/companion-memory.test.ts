import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSettableClock } from '#server/platform/clock/settable-clock.ts';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import type {
  Because,
  CompanionMemory,
  Exchange,
  Source,
} from '#shared/contracts/conversations.ts';
import { limits } from '#shared/limits.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';

const clock = createSettableClock('2026-05-01T12:00:00Z');
let app: TestApp;
let ana: Caller;
let rosa: Ancestor;

beforeAll(async () => {
  app = await openTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  ana = await app.signUp('Ana');
  rosa = await ana.addAncestor();
  const training = {
    fullName: 'Rosa Alves',
    stories: [{ title: 'The net', content: 'I mended the net at the harbour.' }],
  };
  await ana.call('POST', `/api/ancestors/${rosa.id}/training`, training);
  await ana.call('POST', `/api/ancestors/${rosa.id}/summary`);
});

const path = () => `/api/ancestors/${rosa.id}/companion-memory`;
const memory = async (): Promise<CompanionMemory> => (await ana.call('GET', path())).body;
const service = () => app.dependencies.services.companionMemory;
const note = (one: Parameters<ReturnType<typeof service>['note']>[2]) =>
  service().note(ana.user.id, rosa.id, one);
const empty = { askerName: null, people: [], told: [] };

async function begin(): Promise<string> {
  const body = { userId: ana.user.id, ancestorId: rosa.id };
  const { id } = (await ana.call('POST', '/api/conversations', body)).body as { id: string };
  return id;
}

/** Stores replies as they are stored, newest last, a second apart. */
async function tell(conversationId: string, sources: Source[][], kind = 'persona') {
  const { executeSql } = app.dependencies.database;
  for (const some of sources) {
    clock.advance(1_000);
    await executeSql(
      `insert into messages (id, conversation_id, content, kind, is_ai, sources, created_at)
       values ($1, $2, 'Well.', $3, true, $4::jsonb, $5)`,
      [randomUUID(), conversationId, kind, JSON.stringify(some), clock.now()],
    );
  }
}

const source = (title: string): Source => ({
  ...{ kind: 'story', id: randomUUID(), title },
  excerpt: 'A whole passage.',
});
const titlesTold = async () => (await memory()).told.map(({ title }) => title);

describe('what was told', () => {
  test('is read from the replies of all conversations with the ancestor, each once, newest first', async () => {
    const [net, boat, bread] = [source('The net'), source('The boat'), source('The bread')];
    const [first, second] = [await begin(), await begin()];
    await tell(first, [[net], [boat]]);
    await tell(second, [[bread, net], []]);
    await tell(second, [[source('Help lines')]], 'heartwood');
    const { told } = await memory();
    expect(told.map(({ title }) => title)).toEqual(['The bread', 'The net', 'The boat']);
    const { told: ids } = await service().read(ana.user.id, rosa.id);
    expect(ids).toEqual([bread.id, net.id, boat.id]);
    const times = told.map(({ toldAt }) => toldAt);
    expect(times).toEqual(times.toSorted().reverse());
  });

  test('holds what a companion has said in earnest', async () => {
    const conversation = await begin();
    clock.advance(1_000);
    const sent = await ana.call('POST', `/api/conversations/${conversation}/messages`, {
      content: 'What did you do at the harbour?',
    });
    const { reply } = sent.body as Exchange;
    expect((await memory()).told).toEqual([
      { sourceId: reply.sources[0]?.id, title: 'The net', toldAt: reply.createdAt },
    ]);
  });

  test('is of this user and ancestor alone, and of the newest hundred passages', async () => {
    const jose = await ana.addAncestor({ name: 'José' });
    await tell(
      await begin(),
      Array.from({ length: 120 }, (_, index) => [source(`Story ${index}`)]),
    );
    expect(await titlesTold()).toHaveLength(100);
    expect((await titlesTold())[0]).toBe('Story 119');
    expect((await ana.call('GET', `/api/ancestors/${jose.id}/companion-memory`)).body).toEqual(
      empty,
    );
    const bruno = await app.signUp('Bruno');
    expect((await service().read(bruno.user.id, rosa.id)).told).toEqual([]);
  });
});

describe('a companion’s memory', () => {
  test('is empty at first', async () => {
    expect(await memory()).toEqual(empty);
  });

  test('can be changed by the user: what is left out stays, people replace', async () => {
    const eva = { name: 'Eva', relation: 'sister' };
    const put = (body: object) => ana.call('PUT', path(), body);
    expect(await put({ askerName: 'Aninhas', people: [eva] })).toMatchObject({
      status: 200,
      body: { askerName: 'Aninhas', people: [eva], told: [] },
    });
    await put({ people: [] });
    expect(await memory()).toEqual({ askerName: 'Aninhas', people: [], told: [] });
    await put({ askerName: '' });
    expect(await memory()).toEqual(empty);
  });

  test('merges what is noted in a talk', async () => {
    await note({ askerName: 'Ana', people: [{ name: 'Éva', relation: null }] });
    await note({ people: [{ name: 'eva', relation: 'sister' }] });
    await note({
      people: [
        { name: 'Rui', relation: 'friend' },
        { name: 'Eva', relation: null },
      ],
    });
    await note({});
    const people = [
      { name: 'Éva', relation: 'sister' },
      { name: 'Rui', relation: 'friend' },
    ];
    expect(await service().read(ana.user.id, rosa.id)).toEqual({
      askerName: 'Ana',
      people,
      told: [],
    });
  });

  test('keeps the newest people it was told of', async () => {
    for (let index = 0; index < limits.companionPeople + 2; index++)
      await note({ people: [{ name: `Person ${index}`, relation: null }] });
    const { people } = await memory();
    expect(people).toHaveLength(limits.companionPeople);
    expect(people[0]?.name).toBe('Person 2');
  });

  test('can be erased: name, people and what was told until then', async () => {
    const conversation = await begin();
    await tell(conversation, [[source('The net')]]);
    await note({ askerName: 'Ana', people: [{ name: 'Eva', relation: null }] });
    expect((await ana.call('DELETE', path())).status).toBe(204);
    expect(await memory()).toEqual(empty);
    await tell(conversation, [[source('The boat')]]);
    expect(await titlesTold()).toEqual(['The boat']);
  });

  test("is not another user's to see, change or erase", async () => {
    const bruno = await app.signUp('Bruno');
    const answers = [
      await bruno.call('GET', path()),
      await bruno.call('PUT', path(), { askerName: 'Bruno' }),
      await bruno.call('DELETE', path()),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  test('goes with the ancestor', async () => {
    await note({ askerName: 'Ana' });
    await ana.call('DELETE', `/api/ancestors/${rosa.id}`);
    const { rows } = await app.dependencies.database.executeSql(
      'select 1 from companion_memories where user_id = $1',
      [ana.user.id],
    );
    expect(rows).toEqual([]);
  });
});

describe('how a reply came about', () => {
  const because: Because = {
    engine: 'offline',
    care: null,
    acts: [{ label: 'question', score: 0.9 }],
    question: 'What did you do at the harbour?',
    passages: [{ id: randomUUID(), title: 'The net', score: 0.8, coverage: 1 }],
    answer: { sentence: 'I mended the net at the harbour.', probability: 0.7 },
    facts: [],
    notes: ['One sentence answers.'],
  };
  const ask = async (id: string, by = ana) => by.call('GET', `/api/messages/${id}/because`);

  test('is told to the owner of the conversation and to no other user', async () => {
    const conversation = await begin();
    const sent = await ana.call('POST', `/api/conversations/${conversation}/messages`, {
      content: 'What did you do at the harbour?',
    });
    const { message, reply } = sent.body as Exchange;
    await app.dependencies.database.executeSql('update messages set because = $1 where id = $2', [
      JSON.stringify(because),
      reply.id,
    ]);
    expect(await ask(reply.id)).toMatchObject({ status: 200, body: because });
    expect((await ask(reply.id, await app.signUp('Bruno'))).status).toBe(404);
    expect((await ask(message.id)).status).toBe(404);
    expect((await ask(randomUUID())).status).toBe(404);
  });
});
