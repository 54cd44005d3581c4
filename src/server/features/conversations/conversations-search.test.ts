import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Conversation } from '#shared/contracts/conversations.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { messages } from './conversations.table.ts';

let app: TestApp;
let caller: Caller;
let ancestorId: string;

beforeAll(async () => {
  app = await openTestApp();
  caller = await app.signUp();
  ({ id: ancestorId } = await caller.addAncestor());
});
afterAll(() => app.close());

async function create(title: string, contents: string[], withId = ancestorId) {
  const body = { userId: caller.user.id, ancestorId: withId, title };
  const created = await caller.call('POST', '/api/conversations', body);
  const { id } = created.body as Conversation;
  const rows = contents.map((content, index) => ({
    id: newId({ msecs: Date.UTC(2026, 4, 3, 12, 0, index), seq: index }),
    conversationId: id,
    senderId: index % 2 === 0 ? caller.user.id : null,
    content,
    kind: index % 2 === 0 ? ('person' as const) : ('persona' as const),
    isAi: index % 2 === 1,
    sources:
      index % 2 === 1
        ? [{ id: newId(), kind: 'story' as const, title: 'The harbour', excerpt: 'I mended nets.' }]
        : [],
    createdAt: new Date(Date.UTC(2026, 4, 3, 12, 0, index)),
  }));
  for (let at = 0; at < rows.length; at += 500)
    await app.dependencies.database.db.insert(messages).values(rows.slice(at, at + 500));
  return { id, ids: rows.map((row) => row.id) };
}

describe('a search across conversations', () => {
  const search = async (q: string, more = '') => {
    const query = `q=${encodeURIComponent(q)}${more}`;
    const found = await caller.call('GET', `/api/users/${caller.user.id}/conversations?${query}`);
    expect(found.status).toBe(200);
    return found.body as Conversation[];
  };
  let nets: { id: string; ids: string[] };
  let grandfather: { id: string };

  beforeAll(async () => {
    nets = await create('Nets', ['Did you mend nets?', 'I mended nets at the harbour.']);
    grandfather = await create('Olá', ['Fala do avô', 'O avô João era pescador. 100% verdade_']);
    const stranger = await app.signUp('Bruno');
    const other = await stranger.addAncestor();
    const body = { userId: stranger.user.id, ancestorId: other.id, title: 'Nets of others' };
    await stranger.call('POST', '/api/conversations', body);
  });

  test('finds messages by their words, in any order, with the newest that matches', async () => {
    expect(await search('harbour nets')).toMatchObject([
      { id: nets.id, match: { messageId: nets.ids[1], excerpt: 'I mended nets at the harbour.' } },
    ]);
    expect(await search('harbour Nazaré')).toEqual([]);
  });

  test('folds accents and case on both sides', async () => {
    for (const q of ['JOAO', 'joão', 'avo', 'AVÔ'])
      expect((await search(q)).map(({ id }) => id)).toEqual([grandfather.id]);
  });

  test('finds titles too', async () => {
    expect(await search('ola')).toMatchObject([
      { id: grandfather.id, match: { messageId: null, excerpt: 'Olá' } },
    ]);
  });

  test('takes signs for what they are', async () => {
    expect((await search('100%')).map(({ id }) => id)).toEqual([grandfather.id]);
    expect((await search('verdade_')).map(({ id }) => id)).toEqual([grandfather.id]);
    expect(await search('%_%')).toEqual([]);
    expect(await search('\\')).toEqual([]);
    expect(await search("'; drop table messages; --")).toEqual([]);
  });

  test('keeps to one person where asked, pages, and is all of them when it is blank', async () => {
    const { id } = await caller.addAncestor();
    const other = await create('Nets again', [], id);
    expect((await search('nets')).map((one) => one.id)).toEqual([other.id, nets.id]);
    expect((await search('nets', `&ancestorId=${id}`)).map((one) => one.id)).toEqual([other.id]);
    const url = `/api/users/${caller.user.id}/conversations?q=nets&limit=1`;
    const { headers } = await caller.call('GET', url);
    const [, next = ''] = /^<(.+)>/.exec(String(headers.link)) ?? [];
    expect((await caller.call('GET', next)).body).toMatchObject([{ id: nets.id }]);
    const blank = await search('  ');
    expect(blank).toHaveLength(3);
    expect(blank[0]).not.toHaveProperty('match');
  });

  test('shows a long message around the word', async () => {
    const words = (count: number) => 'and so it went on '.repeat(count);
    await create('Long', [`${words(60)}até à Nazaré ${words(60)}`]);
    const [found] = await search('nazare');
    expect(found?.match?.excerpt).toMatch(/^… .*até à Nazaré and so.* …$/);
    expect(found?.match?.excerpt.length).toBeLessThan(180);
  });
});

describe('an export', () => {
  test('as text names who speaks and when, says what the companion is, and names sources', async () => {
    const { id } = await create('Nets: "ours"', ['Did you?', 'I did.']);
    const file = await caller.call('GET', `/api/conversations/${id}/export`);
    expect(file.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(file.headers['content-disposition']).toMatch(
      /^attachment; filename="Nets ours \d{4}-\d\d-\d\d\.txt"$/,
    );
    const [notice] = file.text.split('\n');
    expect(notice).toMatch(/^Rosa in this conversation is an AI companion/);
    expect(file.text).toContain('\nYou, 2026-05-03 12:00 UTC\nDid you?\n');
    expect(file.text).toContain(
      '\nRosa (AI companion), 2026-05-03 12:00 UTC\nI did.\nFrom: The harbour\n',
    );
  });

  test('has a name that can be sent, whatever the title', async () => {
    const { id } = await create(`a${'😀'.repeat(90)}`, ['Hello']);
    const file = await caller.call('GET', `/api/conversations/${id}/export`);
    expect(file.status).toBe(200);
    expect(file.headers['content-disposition']).toContain("filename*=UTF-8''a%F0%9F%98%80");
  });

  test('holds every message of a long conversation in order, as JSON', async () => {
    const contents = Array.from({ length: 1_203 }, (_, index) => `message ${index}`);
    const { id, ids } = await create('Long', contents);
    const file = await caller.call('GET', `/api/conversations/${id}/export?format=json`);
    expect(file.headers['content-disposition']).toMatch(/\.json"$/);
    const read = JSON.parse(file.text);
    expect(read).toMatchObject({ id, title: 'Long', ancestor: { id: ancestorId, name: 'Rosa' } });
    expect(read.notice).toMatch(/AI companion/);
    expect(read.messages.map((message: { id: string }) => message.id)).toEqual(ids);
    expect(read.messages[1]).toMatchObject({
      speaker: 'Rosa (AI companion)',
      content: 'message 1',
      sources: [{ title: 'The harbour' }],
    });
  });

  test('of an empty conversation is whole too, and of an unknown format is refused', async () => {
    const { id } = await create('Empty', []);
    const file = await caller.call('GET', `/api/conversations/${id}/export?format=json`);
    expect(JSON.parse(file.text).messages).toEqual([]);
    const other = await caller.call('GET', `/api/conversations/${id}/export?format=pdf`);
    expect(other.status).toBe(400);
  });
});
