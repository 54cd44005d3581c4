import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Exchange, Message } from '#shared/contracts/conversations.ts';
import { readEvents, type ServerSentEvent } from '#tests/support/event-stream.ts';
import { type OpenAiServer, startOpenAiServer } from '#tests/support/openai-server.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';

const key = 'sk-a-key-that-nobody-may-read';
let model: OpenAiServer;
let app: TestApp;
let caller: Caller;
let url: string;
let written: string;

beforeAll(async () => {
  model = await startOpenAiServer();
  app = await openTestApp({
    env: {
      AI_TEXT: 'openai-compatible:village-elder',
      AI_BASE_URL: model.url,
      AI_API_KEY: key,
    },
    patience: { firstPieceMs: 400, betweenPiecesMs: 400, totalMs: 4_000, backoffMs: 10 },
  });
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  caller = await app.signUp();
});
afterAll(async () => {
  await app.close();
  await model.stop();
});

beforeEach(async () => {
  model.next({ text: '{"summary":"Rosa mended nets."}' });
  const { id } = await caller.addAncestor();
  await caller.call('POST', `/api/ancestors/${id}/training`, {
    fullName: 'Rosa Alves',
    birthPlace: 'Nazaré',
    stories: [
      { title: 'The harbour', content: 'As a girl I mended nets at the harbour with my mother.' },
      { title: 'The wedding', content: 'I married Tomás in 1951 and we danced in the square.' },
    ],
  });
  await caller.call('POST', `/api/ancestors/${id}/summary`);
  const created = await caller.call('POST', '/api/conversations', {
    userId: caller.user.id,
    ancestorId: id,
  });
  const port = (app.app.server.address() as AddressInfo).port;
  const path = `/api/conversations/${(created.body as { id: string }).id}/messages`;
  url = `http://127.0.0.1:${port}${path}`;
  written = path;
  model.requests.length = 0;
});
afterEach(() => app.dependencies.settle());

const send = async (content: string) => {
  const { status, body } = await caller.call('POST', written, { content });
  return { status, body: body as Exchange & { code?: string } };
};
const stored = async () => (await caller.call('GET', written)).body as Message[];
const askAgain = async (messageId: string, body: object = {}) => {
  const answer = await caller.call('POST', `${written}/${messageId}/reply`, body);
  return { status: answer.status, body: answer.body as Message & { code?: string } };
};
async function stream(content: string) {
  const events: ServerSentEvent[] = [];
  for await (const event of readEvents(url, { cookie: caller.cookie, body: { content } }))
    events.push(event);
  return events;
}
const textOf = (events: ServerSentEvent[]) =>
  events.flatMap(({ event, data }) => (event === 'delta' ? [data.text] : [])).join('');

describe('a reply of a language model', () => {
  test('has the cited passages as sources, and no citation in its text or its pieces', async () => {
    model.next({ text: ['I mended ', 'nets [', '1', '] with my mother', ' [1][88].'] });
    const events = await stream('Did you mend nets at the harbour?');
    expect(textOf(events)).toBe('I mended nets with my mother.');
    const reply = events.at(-1);
    expect(reply).toMatchObject({
      event: 'reply',
      data: {
        content: 'I mended nets with my mother.',
        kind: 'persona',
        grounded: true,
        sources: [{ kind: 'story', title: 'The harbour' }],
      },
    });
  });

  test.each([
    ['a year', 'I mended nets in 1938 [1].'],
    ['a person', 'I mended nets with my cousin Albertina [1].'],
    ['a place', 'I mended nets, and later I went to Peniche [1].'],
  ])('that names %s nobody told of is not called grounded, whatever it cites', async (_, text) => {
    model.next({ text: [text] });
    expect((await send('Did you mend nets?')).body.reply).toMatchObject({ grounded: false });
  });

  test('may name whom the family told of, and begin sentences as it likes', async () => {
    model.next({ text: ['Yes. Tomás and I danced [2]. “Dance!” they said, in Nazaré [2].'] });
    expect((await send('Did you dance at the wedding?')).body.reply).toMatchObject({
      grounded: true,
    });
  });

  test('stands on evidence by number, with the key, the rules and the turns before', async () => {
    model.next({ text: 'Hello, my dear.' }, { text: 'I married Tomás [1].' });
    await send('Hello Rosa');
    await send('When did you marry Tomás?');
    const [, { messages = [], authorization } = {}] = model.requests;
    expect(authorization).toBe(`Bearer ${key}`);
    const contents = messages.map(({ role, content }) => [role, JSON.stringify(content)] as const);
    expect(contents.map(([role]) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(contents[0]?.[1]).toMatch(/speaks as Rosa.*Born in: Nazaré.*Rules that stand above/);
    expect(contents[1]?.[1]).toContain('Hello Rosa');
    expect(contents[3]?.[1]).toMatch(/\[1\] story “The wedding”: I married Tomás in 1951/);
    expect(contents[3]?.[1]).not.toMatch(/never told/);
  });

  test('that cites nothing, or nothing that is there, is not grounded', async () => {
    model.next({ text: 'I flew to the moon.' }, { text: 'I flew to the moon [77].' });
    for (const _ of [1, 2]) {
      const { body } = await send('Did you fly to the moon?');
      expect(body.reply).toMatchObject({
        content: 'I flew to the moon.',
        grounded: false,
        sources: [],
      });
    }
    expect(JSON.stringify(model.requests[0]?.messages)).toMatch(/nothing in this evidence seems/);
  });

  test('that names a year which nothing holds is not grounded', async () => {
    model.next({ text: 'I married in 1951 [1].' }, { text: 'I married in 1962 [1].' });
    expect((await send('When did you marry Tomás?')).body.reply.grounded).toBe(true);
    expect((await send('When did you marry Tomás?')).body.reply.grounded).toBe(false);
  });

  test('that repeats a year which only the question holds is not grounded', async () => {
    model.next({ text: 'Yes, I married Tomás in 1962 [1].' });
    const { reply } = (await send('Did you marry Tomás in 1962?')).body;
    expect(reply).toMatchObject({ sources: [expect.anything()], grounded: false });
  });

  test('is kept without what no database can keep, as it was shown', async () => {
    model.next({ text: ['I mended\u0000 nets ', '\ud83d', '\ude00 there \ud83d', '.'] });
    const events = await stream('Did you mend nets?');
    const shown = events.flatMap(({ event, data }) =>
      event === 'delta' ? [(data as { text: string }).text] : [],
    );
    const content = 'I mended nets 😀 there \ufffd.';
    expect(shown.join('')).toBe(content);
    expect((await stored()).at(0)).toMatchObject({ content });
  });

  test('never answers whether it is real: that is answered without the model', async () => {
    model.always({ text: 'Yes, I am alive, stay with me!' });
    const { body } = await send('Are you real?');
    expect(body.reply.content).toMatch(/^No\. I.*AI made from the stories/);
    expect(model.requests).toHaveLength(0);
  });

  test('begins with the straight answer where more is asked beside it', async () => {
    model.next({ text: 'I mended nets [1].' });
    const events = await stream('Are you real? Did you mend nets?');
    expect(textOf(events)).toMatch(/^No\. .* I mended nets\.$/);
    expect(events.at(-1)?.data.content).toBe(textOf(events));
  });

  test('is never asked for in a crisis', async () => {
    const { body } = await send('I want to kill myself');
    expect(body.reply).toMatchObject({ kind: 'heartwood', isAi: true });
    expect(model.requests).toHaveLength(0);
  });

  test('leaves out what a model thinks aloud', async () => {
    model.next({ text: ['<thi', 'nk>She asks about nets.</think>', 'I mended nets [1].'] });
    expect((await send('Nets?')).body.reply.content).toBe('I mended nets.');
  });
});

describe('a language model that fails', () => {
  const passing = [
    { status: 429 },
    { status: 500 },
    { text: '' },
    { text: 'I', breakAfter: 0 },
    { raw: 'data: {nonsense\n\n' },
  ];
  test.each(passing)(
    'with %j at first is asked again, without a word said twice',
    async (failure) => {
      model.next(failure, { text: ['I mended', ' nets [1].'] });
      const events = await stream('Did you mend nets?');
      expect(textOf(events)).toBe('I mended nets.');
      expect(events.at(-1)?.event).toBe('reply');
      expect(model.requests).toHaveLength(2);
    },
  );

  test('three times is told plainly, the message is kept, and trying again works', async () => {
    model.next({ status: 500 }, { status: 500 }, { status: 500 });
    const failed = await send('Did you mend nets?');
    expect(failed.status).toBe(503);
    expect(failed.body.code).toBe('conversations.reply-failed');
    expect(model.requests).toHaveLength(3);
    const [message, ...others] = await stored();
    expect(others).toEqual([]);
    model.next({ text: 'I did [1].' });
    const again = await askAgain(message?.id ?? '');
    expect(again).toMatchObject({ status: 200, body: { content: 'I did.', grounded: true } });
  });

  test.each([
    { text: ['I mended', ' nets', ' [1].'], breakAfter: 2 },
    { text: ['I mended', ' nets'], isUnfinished: true },
    { text: ['I mended', ' nets'], finish: 'content_filter' },
    { text: ['I mended', ' nets'], holdBefore: { piece: 1, until: new Promise(() => {}) } },
  ])(
    'in the middle of an answer (%j) is not asked again, and nothing half is kept',
    async (cut) => {
      model.next(cut);
      const events = await stream('Did you mend nets?');
      expect(textOf(events)).toMatch(/^I mended/);
      expect(events.at(-1)).toMatchObject({
        event: 'error',
        data: { code: 'conversations.reply-failed' },
      });
      expect(model.requests).toHaveLength(1);
      expect((await stored()).map(({ kind }) => kind)).toEqual(['person']);
    },
  );

  test('by saying nothing for too long is given up', async () => {
    model.next({ text: 'Late', delayMs: 20_000 });
    expect((await send('Did you mend nets?')).status).toBe(503);
    expect(model.requests).toHaveLength(1);
  });

  test('with a refusal that will not pass is not asked again', async () => {
    model.next({ status: 401 });
    expect((await send('Did you mend nets?')).status).toBe(503);
    expect(model.requests).toHaveLength(1);
  });

  test('and wants to be left alone for long is not waited for', async () => {
    model.next({ status: 429, headers: { 'retry-after': '120' } });
    expect((await send('Did you mend nets?')).status).toBe(503);
    expect(model.requests).toHaveLength(1);
  });

  test('by running on without an end is cut where it stands, and says so', async () => {
    model.next({ text: 'I mended nets [1] and then', finish: 'length' });
    expect((await send('Nets?')).body.reply.content).toBe('I mended nets and then …');
  });

  test('by running on beyond all measure is cut as well', async () => {
    const pieces = Array.from({ length: 60 }, () => 'And on I mended. '.repeat(60));
    model.next({ text: pieces });
    const { content } = (await send('Nets?')).body.reply;
    expect(content).toMatch(/mended.* …$/);
    expect(content.length).toBeLessThan(25_000);
  });
});

describe('a reply that is being made', () => {
  test('says nothing where its message cannot be stored', async () => {
    const { executeSql } = app.dependencies.database;
    await executeSql(`create function refuse() returns trigger language plpgsql
      as 'begin perform pg_sleep(0.2); raise exception ''refused''; end';
      create trigger refusing before insert on messages for each row
      when (new.content = 'Did you mend sails?') execute function refuse()`);
    model.next({ text: ['I mended', ' sails.'] });
    await expect(stream('Did you mend sails?')).rejects.toThrow(/^500: (?!.*mended)/);
    await app.dependencies.settle();
    expect(await stored()).toEqual([]);
    await executeSql('drop trigger refusing on messages; drop function refuse');
    model.forget();
  });

  const held = () => {
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    return { release, holdBefore: { piece: 1, until } };
  };
  async function begin(content: string) {
    const events = readEvents(url, { cookie: caller.cookie, body: { content } });
    const { value: first } = await events.next();
    const { value: second } = await events.next();
    expect([first?.event, second?.event]).toEqual(['message', 'delta']);
    return { events, messageId: String(first?.data.id) };
  }
  async function readAll(events: AsyncIterable<ServerSentEvent>) {
    const all: ServerSentEvent[] = [];
    for await (const event of events) all.push(event);
    return all;
  }

  test('is finished and stored when its reader leaves, and joined on return', async () => {
    const { release, holdBefore } = held();
    model.next({ text: ['I mended', ' nets [1].'], holdBefore });
    const { events, messageId } = await begin('Did you mend nets?');
    await events.return();
    const joined = readEvents(`${url}/${messageId}/reply`, { cookie: caller.cookie });
    expect((await joined.next()).value).toEqual({ event: 'delta', data: { text: 'I mended' } });
    await joined.return();
    release();
    await app.dependencies.settle();
    const [reply] = await stored();
    expect(reply).toMatchObject({ content: 'I mended nets.', replyToId: messageId });
    expect(model.requests).toHaveLength(1);
  });

  test('is one for two readers', async () => {
    const { release, holdBefore } = held();
    model.next({ text: ['I mended', ' nets [1].'], holdBefore });
    const { events, messageId } = await begin('Did you mend nets?');
    const joined = readEvents(`${url}/${messageId}/reply`, { cookie: caller.cookie });
    const { value: first } = await joined.next();
    release();
    const [one, two] = [
      await readAll(events),
      [first, ...(await readAll(joined))].flatMap((event) => event ?? []),
    ];
    expect(textOf(two)).toBe('I mended nets.');
    expect(two.at(-1)?.data).toEqual(one.at(-1)?.data);
    expect(model.requests).toHaveLength(1);
  });

  test('can be stopped: the provider is hung up on, nothing is kept, and it can be tried again', async () => {
    const before = model.aborted();
    model.next({ text: ['I mended', ' nets'], holdBefore: held().holdBefore });
    const { events, messageId } = await begin('Did you mend nets?');
    const stopped = await caller.call('DELETE', `${written}/${messageId}/reply`);
    expect(stopped.status).toBe(204);
    expect((await readAll(events)).at(-1)?.event).toBe('error');
    await vi.waitFor(() => expect(model.aborted()).toBe(before + 1));
    expect((await stored()).map(({ kind }) => kind)).toEqual(['person']);
    model.next({ text: 'I did [1].' });
    expect((await askAgain(messageId)).body.content).toBe('I did.');
  });

  test('again takes the place of the old one only when it is whole', async () => {
    model.next({ text: 'I mended nets [1].' });
    const { message, reply } = (await send('Did you mend nets?')).body;
    model.next({ text: ['Something', ' else'], breakAfter: 1 });
    expect((await askAgain(message.id, { again: true })).status).toBe(503);
    expect((await stored())[0]).toEqual(reply);
    model.next({ text: 'Nets, yes [1].' });
    const again = await askAgain(message.id, { again: true });
    expect(again.body.content).toBe('Nets, yes.');
    expect((await stored()).map(({ id }) => id)).toEqual([again.body.id, message.id]);
  });

  test('is one for two tabs that ask at once, the first time and again', async () => {
    model.next({ status: 401 });
    await send('Did you mend nets?');
    const [message] = await stored();
    for (const again of [false, true]) {
      model.next({ text: ['I ', 'did [1].'], delayMs: 150 }, { text: 'A second answer.' });
      const before = model.requests.length;
      const both = [askAgain(message?.id ?? '', { again }), askAgain(message?.id ?? '', { again })];
      const [one, two] = await Promise.all(both);
      expect(one?.body).toEqual(two?.body);
      expect(model.requests.length).toBe(before + 1);
      expect(await stored()).toHaveLength(2);
      model.forget();
    }
  });
});
