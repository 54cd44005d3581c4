import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Conversation, Exchange, Message } from '#shared/contracts/conversations.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let caller: Caller;
let ancestorId: string;
let list: string;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.truncate();
  caller = await app.signUp();
  list = `/api/users/${caller.user.id}/conversations`;
  ancestorId = await addTrained('Rosa');
});

async function addTrained(name: string, status: 'active' | 'training' = 'active') {
  const { id } = await caller.addAncestor({ name });
  await caller.call('POST', `/api/ancestors/${id}/training`, {
    fullName: `${name} Alves`,
    stories: [{ title: 'The harbour', content: 'As a girl I mended nets at the harbour.' }],
  });
  if (status === 'active') await caller.call('POST', `/api/ancestors/${id}/summary`);
  return id;
}
async function create(title?: string, withId = ancestorId) {
  const body = { userId: caller.user.id, ancestorId: withId, title };
  const created = await caller.call('POST', '/api/conversations', body);
  expect(created.status).toBe(201);
  return created.body as Conversation;
}
const send = (id: string, body: object, headers?: Record<string, string>) =>
  caller.call('POST', `/api/conversations/${id}/messages`, body, headers);
const say = async (id: string, content: string) => (await send(id, { content })).body as Exchange;
const get = async <T>(url: string) => (await caller.call('GET', url)).body as T;
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);

describe('conversations', () => {
  test('begin with a title of their own, or one that names the person', async () => {
    expect(await create()).toEqual({
      id: expect.any(String),
      userId: caller.user.id,
      ancestorId,
      title: 'Conversation with Rosa',
      lastMessageAt: null,
      createdAt: expect.any(String),
    });
    expect((await create('Nets')).title).toBe('Nets');
  });

  test('are listed newest first, page by page, and with one person where asked', async () => {
    const other = await addTrained('Tomás');
    const made = [await create(), await create('b', other), await create('c'), await create('d')];
    const newestFirst = idsOf(made).reverse();
    const first = await caller.call('GET', `${list}?limit=3`);
    expect(idsOf(first.body)).toEqual(newestFirst.slice(0, 3));
    const [, next = ''] = /^<(.+)>; rel="next"$/.exec(String(first.headers.link)) ?? [];
    const last = await caller.call('GET', next);
    expect(idsOf(last.body)).toEqual(newestFirst.slice(3));
    expect(last.headers.link).toBeUndefined();
    expect(idsOf(await get(`${list}?ancestorId=${other}`))).toEqual([made[1]?.id]);
  });

  test('can be given another title', async () => {
    const { id } = await create();
    const renamed = await caller.call('PUT', `/api/conversations/${id}`, { title: ' Nets ' });
    expect(renamed).toMatchObject({ status: 200, body: { id, title: 'Nets' } });
    for (const title of [undefined, '', ' ', 'x'.repeat(201)])
      expect((await caller.call('PUT', `/api/conversations/${id}`, { title })).status).toBe(400);
    expect((await get<Conversation>(`/api/conversations/${id}`)).title).toBe('Nets');
  });

  test('are deleted with their messages', async () => {
    const { id } = await create();
    await say(id, 'Hello');
    expect((await caller.call('DELETE', `/api/conversations/${id}`)).status).toBe(204);
    expect((await caller.call('GET', `/api/conversations/${id}/messages`)).status).toBe(404);
    expect((await caller.call('DELETE', `/api/conversations/${id}`)).status).toBe(404);
    const { rows } = await app.dependencies.database.executeSql('select id from messages');
    expect(rows).toEqual([]);
  });
});

describe('messages', () => {
  test('are answered from what was told, with the passage', async () => {
    const { id } = await create();
    const { message, reply } = await say(id, '  Did you mend nets at the harbour?  ');
    expect(message).toMatchObject({
      content: 'Did you mend nets at the harbour?',
      senderId: caller.user.id,
      kind: 'person',
      isAi: false,
      sources: [],
      grounded: null,
    });
    expect(reply).toMatchObject({
      replyToId: message.id,
      senderId: null,
      kind: 'persona',
      isAi: true,
      grounded: true,
      sources: [{ title: 'The harbour', excerpt: 'As a girl I mended nets at the harbour.' }],
    });
    const { lastMessageAt } = await get<Conversation>(`/api/conversations/${id}`);
    expect(lastMessageAt).toBe(reply.createdAt);
  });

  test.each([
    [{ content: '' }, 'Please write a message'],
    [{ content: ' \n ' }, 'Please write a message'],
    [{ content: '\u0000' }, 'Please write a message'],
    [{}, 'Please write a message'],
    [{ content: 'x'.repeat(4_001) }, 'A message can have at most 4000 characters'],
  ])('such as %j are refused in plain words, and nothing is stored', async (body, error) => {
    const { id } = await create();
    expect(await send(id, body)).toMatchObject({ status: 400, body: { error } });
    expect(await get(`/api/conversations/${id}/messages`)).toEqual([]);
  });

  test.each([
    ['Maria, our cook, broke all the plates at the inn.', false],
    ['Our old neighbour Maria broke all the plates at the inn.', false],
    ['A Maria, a nossa vizinha, partiu os pratos todos.', false, 'O que partiu a minha mãe?'],
    ['Maria, a teacher in Porto, broke all the plates at the inn.', true],
    ['Maria, our cook, was ill, and my daughter Maria broke all the plates.', true],
  ])(
    'about a mother are not answered with another of her name: %s',
    async (content, isTold, question = 'What did my mother break?') => {
      await caller.addAncestor({ name: 'Maria (Mia) Alves', relationship: 'mother' });
      const stories = [{ title: 'The plates', content }];
      await caller.call('POST', `/api/ancestors/${ancestorId}/training`, { stories });
      await get(`/api/ancestors/${ancestorId}/facts`);
      const { reply } = await say((await create()).id, question);
      const shown = [reply.content, ...reply.sources.map(({ excerpt }) => excerpt)].join();
      // Of the mother herself it is told, or shown as what may answer; of another it is never told as hers.
      if (isTold) expect(shown).toContain('plates');
      else expect(reply).toMatchObject({ grounded: false, certainty: 'perhaps' });
    },
  );

  test('of 4,000 characters of any kind are kept as they are', async () => {
    const { id } = await create();
    const content = '“Olá”\n🌳 — '.padEnd(3_999, 'ã').concat('!');
    expect((await say(id, content)).message.content).toBe(content);
  });

  test.each(['application/json', 'text/event-stream'])(
    'that the database refuses are answered as a failure, nothing of them is kept, and they can be sent again: %s',
    async (accept) => {
      const { id } = await create();
      const { executeSql } = app.dependencies.database;
      await executeSql(`create function refuse() returns trigger language plpgsql as
        $$ begin if new.kind = 'person' then raise exception 'no room'; end if; return new; end $$`);
      await executeSql(
        'create trigger refuse before insert on messages for each row execute function refuse()',
      );
      try {
        const failed = await send(id, { content: 'Hello' }, { accept });
        expect(failed).toMatchObject({ status: 500, body: { code: 'server.failed' } });
        expect(failed.text).not.toContain('no room');
      } finally {
        await executeSql('drop function refuse cascade');
      }
      expect(await get(`/api/conversations/${id}/messages`)).toEqual([]);
      expect((await get<Conversation>(`/api/conversations/${id}`)).lastMessageAt).toBeNull();
      expect((await send(id, { content: 'Hello' })).status).toBe(201);
      expect(await get(`/api/conversations/${id}/messages`)).toHaveLength(2);
    },
  );

  test.each([
    ['23503', 404, 'request.not-found'],
    ['53100', 500, 'server.failed'],
  ])(
    'whose reply cannot be stored (%s) are told so alike, at once and piece by piece',
    async (state, status, code) => {
      const { id } = await create();
      const { executeSql } = app.dependencies.database;
      await executeSql(`create function refuse() returns trigger language plpgsql as
        $$ begin if new.is_ai then raise exception 'no room' using errcode = '${state}'; end if; return new; end $$`);
      await executeSql(
        'create trigger refuse before insert on messages for each row execute function refuse()',
      );
      try {
        expect(await send(id, { content: 'Hello' })).toMatchObject({ status, body: { code } });
        const { text } = await send(id, { content: 'Hello' }, { accept: 'text/event-stream' });
        const [, told = '{}'] = /event: error\ndata: (.*)/.exec(text) ?? [];
        expect(JSON.parse(told)).toEqual({
          ...{ code, error: expect.stringMatching(/\w/), requestId: expect.any(String) },
        });
        expect(text).toMatch(/^event: message\n/);
        expect(text).not.toContain('no room');
      } finally {
        await executeSql('drop function refuse cascade');
      }
    },
  );

  test("in another's name do not exist", async () => {
    const { id } = await create();
    const { user } = await app.signUp('Bruno');
    expect((await send(id, { content: 'Hello', senderId: user.id })).status).toBe(404);
    expect((await send(id, { content: 'Hello', senderId: caller.user.id })).status).toBe(201);
  });

  test('are answered from what was taught since the last one, and refused once the person is gone', async () => {
    const { id } = await create();
    await say(id, 'Did you mend nets?');
    await caller.call('POST', `/api/ancestors/${ancestorId}/training`, {
      stories: [{ title: 'The dance', content: 'In 1951 we danced in the square of Nazaré.' }],
    });
    const { reply } = await say(id, 'Where did you dance?');
    expect(reply.content).toContain('square of Nazaré');
    const stranger = await app.signUp();
    const body = { content: 'Where did you dance?' };
    const refused = await stranger.call('POST', `/api/conversations/${id}/messages`, body);
    expect(refused).toMatchObject({ status: 404, body: { code: 'conversations.not-found' } });
    await caller.call('DELETE', `/api/ancestors/${ancestorId}`);
    expect(await send(id, body)).toMatchObject({
      status: 404,
      body: { code: 'conversations.not-found' },
    });
  });

  test('wait until the training is complete', async () => {
    const { id } = await create('Early', await addTrained('Tomás', 'training'));
    expect(await send(id, { content: 'Hello' })).toMatchObject({
      status: 409,
      body: { code: 'conversations.not-active' },
    });
  });

  test('to somebody laid to rest are refused, but can be read, until they are woken', async () => {
    const { id } = await create();
    const { message } = await say(id, 'Hello');
    const rest = (resting: boolean) =>
      caller.call('PUT', `/api/ancestors/${ancestorId}/rest`, { resting });
    await rest(true);
    expect(await send(id, { content: 'Hello' })).toMatchObject({
      status: 409,
      body: { code: 'conversations.resting' },
    });
    const again = `/api/conversations/${id}/messages/${message.id}/reply`;
    expect((await caller.call('POST', again, { again: true })).status).toBe(409);
    expect(await get(`/api/conversations/${id}/messages`)).toHaveLength(2);
    await rest(false);
    expect((await send(id, { content: 'Hello' })).status).toBe(201);
  });

  test('are listed newest first, page by page', async () => {
    const { id } = await create();
    const said: string[] = [];
    for (const content of ['Hello', 'Did you mend nets?', 'Thank you']) {
      const { message, reply } = await say(id, content);
      said.unshift(reply.id, message.id);
    }
    const read: string[] = [];
    let url: string | undefined = `/api/conversations/${id}/messages?limit=4`;
    while (url) {
      const page = await caller.call('GET', url);
      read.push(...idsOf(page.body));
      url = /^<(.+)>/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(read).toEqual(said);
  });

  test('stream as message, pieces and the whole reply', async () => {
    const { id } = await create();
    const { headers, text } = await send(
      id,
      { content: 'Did you mend nets at the harbour?' },
      { accept: 'text/event-stream' },
    );
    expect(headers['content-type']).toMatch(/^text\/event-stream/);
    const events = Array.from(text.matchAll(/^event: (\w+)\ndata: (.+)$/gm), ([, event, data]) => ({
      event,
      data: JSON.parse(data ?? ''),
    }));
    expect(events.map(({ event }) => event).join(' ')).toMatch(/^message( delta)+ reply$/);
    const [message, reply] = [events[0]?.data as Message, events.at(-1)?.data as Message];
    expect(reply.replyToId).toBe(message.id);
    expect(
      events
        .slice(1, -1)
        .map(({ data }) => data.text)
        .join(''),
    ).toBe(reply.content);
    expect(await get(`/api/conversations/${id}/messages`)).toEqual([reply, message]);
  });

  test('that show a crisis are answered by Heartwood itself, with help', async () => {
    const { id } = await create();
    const { reply } = await say(id, 'I want to kill myself');
    expect(reply).toMatchObject({ kind: 'heartwood', isAi: true, grounded: false, sources: [] });
    expect(reply.content).not.toContain('Rosa Alves');
  });

  test('may ask on from the reply before', async () => {
    const { id } = await create();
    await caller.call('POST', `/api/ancestors/${ancestorId}/training`, {
      stories: [
        {
          title: 'The storm',
          content: `I was caught in a storm at sea when I was twelve. ${Array.from({ length: 40 }, (_, wave) => `Wave ${wave + 1} was higher than the church.`).join(' ')} In the end a fisherman pulled me out by my hair.`,
        },
      ],
    });
    const first = await say(id, 'Tell me about the storm at sea');
    expect(first.reply.sources[0]?.title).toBe('The storm');
    const second = await say(id, 'And what happened then?');
    expect(second.reply.sources[0]?.title).toBe('The storm');
    expect(second.reply.content).not.toBe(first.reply.content);
  });
});

test('a person who sends too fast is asked to wait', async () => {
  const limited = await openTestApp({ env: { RATE_LIMIT_SCALE: '0.02' } });
  try {
    const { call, user, addAncestor } = await limited.signUp();
    const { id } = await addAncestor();
    const created = await call('POST', '/api/conversations', { userId: user.id, ancestorId: id });
    const messages = `/api/conversations/${(created.body as Conversation).id}/messages`;
    const answers = [];
    for (let sent = 0; sent < 3; sent += 1)
      answers.push(await call('POST', messages, { content: 'Hello' }));
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 429]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    await limited.close();
  }
});
