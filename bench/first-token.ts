import type { Ancestor } from '#shared/contracts/ancestors.ts';
import type { Conversation } from '#shared/contracts/conversations.ts';
import { readEvents } from '#tests/support/event-stream.ts';
import { type HttpCaller, signUpAt } from '#tests/support/http-caller.ts';
import { startOpenAiServer } from '#tests/support/openai-server.ts';
import { startServer } from '#tests/support/server.ts';
import { inventQuestions, inventStories } from './recall/invented-stories.ts';
import { type BenchRow, compare } from './row.ts';

const passages = 1_000;
const turns = 120;
const warmUp = 20;

/** The time to the first piece of a language model's reply, through Heartwood and from the provider itself. */
export async function measureFirstToken(): Promise<BenchRow[]> {
  const model = await startOpenAiServer();
  const server = await startServer({
    env: { AI_TEXT: 'openai-compatible:bench', AI_BASE_URL: model.url },
  });
  try {
    const caller = await signUpAt(server.url);
    model.next({ text: '{"summary":"Somebody."}' });
    const url = `${server.url}${await startConversation(caller)}`;
    model.always({ text: ['I remember', ' that well', ' [1].'] });
    const questions = inventQuestions(warmUp + turns);
    let finish = async () => {};
    let content = '';
    const finishLast = () => finish();
    const row = await compare({
      name: `first token over a provider, ${passages} passages`,
      floorName: 'asking the provider itself',
      turns,
      warmUp,
      prepare: async () => {
        await finishLast();
        content = questions.pop() ?? '';
      },
      figure: async () => {
        const events = readEvents(url, { cookie: caller.cookie, body: { content } });
        finish = await readUntilFirstPiece(events);
      },
      between: finishLast,
      floor: async () => {
        finish = await askProvider(model.url, content);
      },
    });
    return [{ ...row, goal: `adds < 30 ms (${(row.figure - row.floor).toFixed(1)})` }];
  } finally {
    await server.stop();
    await model.stop();
  }
}

async function startConversation({ call, user }: HttpCaller): Promise<string> {
  const person = { userId: user.id, name: 'Rosa', relationship: 'grandmother' };
  const { body: ancestor } = await call<Ancestor>('POST', '/api/ancestors', person);
  const { taught: stories } = await inventStories(passages, passages / 10);
  await call('POST', `/api/ancestors/${ancestor.id}/training`, { fullName: 'Rosa', stories });
  const { status } = await call('POST', `/api/ancestors/${ancestor.id}/summary`);
  if (status !== 200) throw new Error(`the training was not completed: ${status}`);
  const begun = { userId: user.id, ancestorId: ancestor.id };
  const { body } = await call<Conversation>('POST', '/api/conversations', begun);
  return `/api/conversations/${body.id}/messages`;
}

/** @returns how to read the rest, so that one reply is over before the next is asked for. */
async function readUntilFirstPiece(events: ReturnType<typeof readEvents>) {
  for (;;) {
    const { value, done } = await events.next();
    if (done || value.event === 'error') throw new Error('no reply came');
    if (value.event !== 'delta') continue;
    return async () => {
      while (!(await events.next()).done);
    };
  }
}

/** @returns how to read the rest, so that the connection is kept as Heartwood keeps its own. */
async function askProvider(url: string, content: string): Promise<() => Promise<void>> {
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'bench', stream: true, messages: [{ role: 'user', content }] }),
  });
  const reader = response.body?.getReader();
  await reader?.read();
  return async () => {
    while (reader && !(await reader.read()).done);
  };
}

if (import.meta.main) console.log(JSON.stringify(await measureFirstToken(), null, 2));
