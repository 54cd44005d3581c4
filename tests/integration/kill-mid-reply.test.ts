import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Exchange, Message } from '#shared/contracts/conversations.ts';
import { readEvents } from '#tests/support/event-stream.ts';
import { signUpAt } from '#tests/support/http-caller.ts';
import { type OpenAiServer, startOpenAiServer } from '#tests/support/openai-server.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

const key = 'sk-a-key-that-nobody-may-read';
const servers: RunningServer[] = [];
let model: OpenAiServer;

beforeAll(async () => {
  model = await startOpenAiServer();
});
afterAll(() => model.stop());
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

async function start(dataDir?: string) {
  const env = { AI_TEXT: 'openai-compatible:elder', AI_BASE_URL: model.url, AI_API_KEY: key };
  const server = await startServer({ env: { ...env, LOG_LEVEL: 'trace' }, dataDir });
  servers.push(server);
  return server;
}

test('a server killed while a reply streams has the message, no half reply, and can be asked again', async () => {
  const first = await start();
  const caller = await signUpAt(first.url);
  model.next({ text: '{"summary":"Rosa mended nets."}' });
  const messages = `/api/conversations/${await caller.startConversation()}/messages`;
  const never = new Promise(() => {});
  // A sentence is shown once it is whole and verified.
  model.next({
    text: ['I mended nets [1]. I', ' mended nets.'],
    holdBefore: { piece: 1, until: never },
  });
  const events = readEvents(`${first.url}${messages}`, {
    cookie: caller.cookie,
    body: { content: 'Did you mend nets?' },
  });
  const { value: sent } = await events.next();
  expect((await events.next()).value).toEqual({ event: 'delta', data: { text: 'I mended nets.' } });
  await first.kill('SIGKILL');
  await expect(events.next()).rejects.toThrow();

  const second = await start(first.dataDir);
  const again = caller.at(second.url);
  const { body: kept } = await again.call<Message[]>('GET', messages);
  expect(kept).toEqual([sent?.data]);

  model.next({ text: 'I mended nets [1].' });
  const path = `${messages}/${kept[0]?.id}/reply`;
  const { body: reply } = await again.call<Message>('POST', path, {});
  expect(reply).toMatchObject({ content: 'I mended nets.', grounded: true });
  expect((await again.call<Message[]>('GET', messages)).body).toHaveLength(2);
});

test('a model that refuses is told in the log, with neither the key nor what was asked or told', async () => {
  const server = await start();
  const caller = await signUpAt(server.url);
  model.next({ text: '{"summary":"Rosa mended nets."}' });
  const messages = `/api/conversations/${await caller.startConversation()}/messages`;
  // The scripted failure repeats the key, as some providers do.
  model.next({ status: 401 });
  const sent = await caller.call<Exchange>('POST', messages, { content: 'Did you mend nets?' });
  // The stories themselves answer then.
  expect(sent).toMatchObject({
    status: 201,
    body: {
      reply: { kind: 'persona', sources: [{ excerpt: 'As a girl I mended nets at the harbour.' }] },
    },
  });
  await expect.poll(() => server.logs()).toContain('The language model answered 401');
  for (const secret of [key, 'mend nets', 'mended nets'])
    expect(server.logs()).not.toContain(secret);
});
