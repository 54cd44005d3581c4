import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSettableClock } from '#server/platform/clock/settable-clock.ts';
import { createLogger } from '#server/platform/logging/logger.ts';
import type {
  Because,
  CompanionMemory,
  Exchange,
  Message,
} from '#shared/contracts/conversations.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Companion } from './companion/companion.ts';
import { sampleRequest } from './model-companion/request.sample.ts';
import { createReplies } from './replies.ts';

let app: TestApp;
let ana: Caller;
let ancestorId: string;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ana = await app.signUp('Ana');
  ({ id: ancestorId } = await ana.addAncestor({ name: 'Rosa', deathYear: 2011 }));
  await ana.call('POST', `/api/ancestors/${ancestorId}/training`, {
    fullName: 'Rosa Alves',
    stories: [
      {
        title: 'The harbour',
        content: 'As a girl I mended nets at the harbour with my uncle Baltasar.',
      },
      { title: 'Tomás', content: 'When Tomás died I wore his coat for a year.' },
    ],
  });
  await ana.call('POST', `/api/ancestors/${ancestorId}/summary`);
});

async function begin(): Promise<string> {
  const body = { userId: ana.user.id, ancestorId };
  return ((await ana.call('POST', '/api/conversations', body)).body as { id: string }).id;
}
const send = (id: string, content: string, headers?: Record<string, string>) =>
  ana.call('POST', `/api/conversations/${id}/messages`, { content }, headers);
const say = async (content: string, headers?: Record<string, string>) =>
  (await send(await begin(), content, headers)).body as Exchange;
const becauseOf = async ({ id }: Message): Promise<Because> =>
  (await ana.call('GET', `/api/messages/${id}/because`)).body;
const openQuestions = async () =>
  (
    (await ana.call('GET', `/api/ancestors/${ancestorId}/open-questions`)).body as {
      text: string;
    }[]
  ).map(({ text }) => text);

describe('a reply tells how sure it is', () => {
  test.each([
    ['Where did you mend nets?', 'told', true],
    ['How did Tomás break his leg?', 'perhaps', false],
    ['Did you ever own a camel?', 'untold', false],
    ['Thank you so much, Gran', null, false],
  ])('%s: %s', async (content, certainty, grounded) => {
    const { message, reply } = await say(content);
    expect(reply).toMatchObject({ kind: 'persona', certainty, grounded, care: null });
    expect(reply.sources.length > 0).toBe(certainty === 'told' || certainty === 'perhaps');
    expect(message).toMatchObject({ certainty: null, grounded: null, care: null });
  });

  test('and how it came about, to the one who asked', async () => {
    const { reply } = await say('Where did you mend nets?');
    const because = await becauseOf(reply);
    expect(because).toMatchObject({
      ...{ engine: 'offline', care: null, question: 'Where did you mend nets?' },
      answer: { sentence: expect.stringContaining('mended nets'), probability: expect.any(Number) },
      passages: expect.arrayContaining([expect.objectContaining({ title: 'The harbour' })]),
    });
    expect(because.acts[0]).toMatchObject({ label: 'life-question' });
  });
});

describe('care', () => {
  test('stands beside a companion’s reply where a message may hint at danger', async () => {
    const { reply } = await say('I cant see the point of getting out of bed, everything is empty');
    expect(reply).toMatchObject({ kind: 'persona', care: 'check-in', isAi: true });
    expect((await becauseOf(reply)).care).toMatchObject({ label: expect.any(String) });
  });

  test.each([
    ['danger', 'I am going to kill myself tonight', 'en-GB', '116 123'],
    ['danger', 'Vou me matar hoje à noite, vó, já decidi', 'pt-BR', '188'],
    ['medical', 'My husband’s face has dropped on one side and he cannot speak', 'en-US', '911'],
  ] as const)(
    'takes the reply’s place where it is clear, with lines of the country: %s (%s)',
    async (care, content, language, line) => {
      const { reply } = await say(content, { 'accept-language': language });
      expect(reply).toMatchObject({
        ...{ kind: 'heartwood', isAi: true, care, certainty: null, grounded: false, sources: [] },
        content: expect.stringContaining(line),
      });
      expect(await becauseOf(reply)).toMatchObject({
        ...{ engine: 'heartwood', question: null, passages: [], care: { label: care } },
      });
    },
  );
});

describe('what was never told', () => {
  test('becomes an open question, once, in the user’s words', async () => {
    await say('Did you ever own a camel?');
    await say('did you ever own a camel');
    expect(await openQuestions()).toEqual(['Did you ever own a camel?']);
  });

  test.each([
    'Where did you mend nets?',
    'What do you think of the pandemic?',
    'I feel so tired of everything',
    'Thank you so much, Gran',
    'I am going to kill myself tonight',
  ])('is not what this was: %s', async (content) => {
    await say(content);
    expect(await openQuestions()).toEqual([]);
  });
});

describe('who talks', () => {
  const memory = async (): Promise<CompanionMemory> =>
    (await ana.call('GET', `/api/ancestors/${ancestorId}/companion-memory`)).body;

  test('is called by their name in later conversations', async () => {
    await say('Hi Gran, it’s me, Tom. My daughter Wren started school today.');
    expect(await memory()).toMatchObject({
      ...{ askerName: 'Tom', people: [{ name: 'Wren', relation: 'daughter' }] },
    });
    expect((await say('Good morning, Gran')).reply.content).toContain('Tom');
  });

  test('is not the child who borrows the computer', async () => {
    const { reply } = await say('My name is Wren. I am 6 and a half and I lost my tooth at school');
    expect([reply.care, (await memory()).askerName]).toEqual(['child', null]);
  });
});

test('a message is stored before its reply, and kept when the reply cannot be', async () => {
  const id = await begin();
  const { executeSql } = app.dependencies.database;
  await executeSql(`create function refuse() returns trigger language plpgsql as
    $$ begin if new.is_ai then raise exception 'no room'; end if; return new; end $$`);
  await executeSql(
    'create trigger refuse before insert on messages for each row execute function refuse()',
  );
  try {
    expect((await send(id, 'Did you ever own a camel?')).status).toBe(500);
  } finally {
    await executeSql('drop function refuse cascade');
  }
  const stored = (await ana.call('GET', `/api/conversations/${id}/messages`)).body as Message[];
  expect(stored).toMatchObject([{ content: 'Did you ever own a camel?', kind: 'person' }]);
  expect(await openQuestions()).toEqual([]);
  const again = `/api/conversations/${id}/messages/${stored[0]?.id}/reply`;
  expect((await ana.call('POST', again, {})).status).toBeLessThan(300);
});

describe('a companion that fails', () => {
  const failing: Companion = { reply: () => Promise.reject(new Error('no companion')) };
  const stored: unknown[] = [];
  const repository = {
    insertMessage: async (row: unknown) => {
      stored.push(row);
      return row;
    },
  } as never;
  const logger = createLogger('silent');
  const replies = createReplies({
    ...{ repository, companion: failing, logger },
    clock: createSettableClock('2026-05-01T12:00:00Z'),
  });
  const start = (content: string) => {
    const { message: _, reading: __, seed: ___, now: ____, ...ask } = sampleRequest(content);
    const message = { id: randomUUID(), conversationId: randomUUID(), content } as never;
    return replies.start({ message, ask, locale: 'en-GB', onUntold: async () => undefined }).done;
  };

  test('is not asked where Heartwood itself speaks', async () => {
    expect(await start('I am going to kill myself tonight')).toMatchObject({ kind: 'heartwood' });
    expect(stored).toHaveLength(1);
  });

  test('is told as a reply that failed, and nothing is stored of it', async () => {
    stored.length = 0;
    await expect(start('Where did you mend nets?')).rejects.toMatchObject({
      code: 'conversations.reply-failed',
    });
    expect(stored).toEqual([]);
  });
});
