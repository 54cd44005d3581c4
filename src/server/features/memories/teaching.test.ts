import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import type { Message } from '#shared/contracts/conversations.ts';
import type { Memory } from '#shared/contracts/memories.ts';
import type { RecalledPassage } from '#shared/contracts/training.ts';
import { openVault } from '#tests/support/memory-vault.ts';
import { type Caller, openTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let ana: Caller;
let vault: Awaited<ReturnType<typeof openVault>>;
let rosa: Ancestor;
let jose: Ancestor;

beforeAll(async () => {
  app = await openTestApp();
  ana = await app.signUp();
  vault = await openVault(app, ana);
  rosa = await ana.addAncestor();
  jose = await ana.addAncestor({ name: 'José', relationship: 'grandfather' });
});
afterAll(() => app.close());

async function recalls({ id }: Ancestor, word = 'lighthouse'): Promise<string[]> {
  const { body } = await ana.call('GET', `/api/ancestors/${id}/recall?q=${word}`);
  return (body as RecalledPassage[]).map(({ kind, title }) => `${kind}: ${title}`);
}

test('personas draw on the memories that are about them and may teach, as long as they may', async () => {
  const training = {
    fullName: 'Rosa Alves',
    stories: [{ title: 'The net', content: 'I mended the net every winter.' }],
  };
  await ana.call('POST', `/api/ancestors/${rosa.id}/training`, training);
  const kept = await vault.keep({
    type: 'text',
    title: 'The storm',
    description: 'Told at Christmas.',
    textContent: 'The lighthouse keeper gave us bread through the window.',
    aboutAncestorIds: [rosa.id],
    mayTeach: true,
  });
  const url = `/api/memory-vault/${kept.id}`;
  const change = async (values: Record<string, unknown>) =>
    expect((await ana.call('PUT', url, values)).status).toBe(200);
  expect(await recalls(rosa)).toEqual(['memory: The storm']);
  expect(await recalls(jose)).toEqual([]);

  // Teaching something else leaves it in mind.
  await ana.call('POST', `/api/ancestors/${rosa.id}/training`, { occupation: 'Baker' });
  expect(await recalls(rosa)).toEqual(['memory: The storm']);

  await change({ aboutAncestorIds: [jose.id, rosa.id] });
  expect([await recalls(rosa), await recalls(jose)]).toEqual([
    ['memory: The storm'],
    ['memory: The storm'],
  ]);
  await change({ mayTeach: false });
  expect([await recalls(rosa), await recalls(jose)]).toEqual([[], []]);
  await change({ mayTeach: true, textContent: 'The windmill turned.' });
  expect([await recalls(rosa), await recalls(rosa, 'windmill')]).toEqual([
    [],
    ['memory: The storm'],
  ]);
  await change({ aboutAncestorIds: [rosa.id] });
  expect(await recalls(jose, 'windmill')).toEqual([]);

  await ana.call('DELETE', url);
  expect(await recalls(rosa, 'windmill')).toEqual([]);
  await ana.call('POST', `${url}/restore`);
  expect(await recalls(rosa, 'windmill')).toEqual(['memory: The storm']);
  expect(await recalls(rosa, 'net')).toEqual(['story: The net']);
  await ana.call('DELETE', `${url}?now=1`);
  expect(await recalls(rosa, 'windmill')).toEqual([]);
});

test('a persona answers out of a memory and says where it is from; the memory outlives the persona', async () => {
  const { id } = await vault.keep({
    type: 'text',
    title: 'The bakery fire',
    textContent: 'In 1951 the bakery burned down, and I saved the oldest oven myself.',
    aboutAncestorIds: [rosa.id],
    mayTeach: true,
  });
  await ana.call('POST', `/api/ancestors/${rosa.id}/summary`);
  const talk = { userId: ana.user.id, ancestorId: rosa.id };
  const begun = await ana.call('POST', '/api/conversations', talk);
  const messages = `/api/conversations/${(begun.body as { id: string }).id}/messages`;
  const said = await ana.call('POST', messages, {
    content: 'What happened when the bakery burned?',
  });
  const { reply } = said.body as { reply: Message };
  expect(reply.content).toContain('oven');
  expect(reply.sources[0]).toMatchObject({ kind: 'memory', title: 'The bakery fire' });

  expect((await ana.call('DELETE', `/api/ancestors/${rosa.id}`)).status).toBe(204);
  const left = (await ana.call('GET', `/api/memory-vault/${id}`)).body as Memory;
  expect([left.aboutAncestorIds, left.mayTeach]).toEqual([[], true]);
});
