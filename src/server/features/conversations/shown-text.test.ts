import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Exchange, Message } from '#shared/contracts/conversations.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createWholeCharacters } from './model-companion/whole-characters.ts';

const disguised = 'Oi\u202E vó\u2066!\u0007\r\n\t\u009bWas it\u0000 cold?';
const plain = 'Oi vó!\n\tWas it cold?';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('no message is shown with control characters or such that turn its direction, old ones neither', async () => {
  const ana = await app.signUp();
  const { id: ancestorId } = await ana.addAncestor();
  const training = {
    fullName: 'Rosa',
    stories: [{ title: 'Nets', content: `Nets. ${disguised}` }],
  };
  await ana.call('POST', `/api/ancestors/${ancestorId}/training`, training);
  await ana.call('POST', `/api/ancestors/${ancestorId}/summary`);
  const person = { userId: ana.user.id, ancestorId };
  const { body: conversation } = await ana.call('POST', '/api/conversations', person);
  const url = `/api/conversations/${(conversation as { id: string }).id}/messages`;
  const sent = (await ana.call('POST', url, { content: disguised })).body as Exchange;
  expect(sent.message.content).toBe(plain);
  expect((await ana.call('POST', url, { content: '\u202E\u0007' })).status).toBe(400);

  const old = disguised.replace('\u0000', '');
  await app.dependencies.database.executeSql('update messages set content = $1', [old]);
  const listed = (await ana.call('GET', url)).body as Message[];
  expect(listed.map(({ content }) => content)).toEqual([plain, plain]);
});

test('nor is what a model writes, wherever its pieces are cut', () => {
  const read = createWholeCharacters();
  expect([...disguised].map(read).join('')).toBe(plain);
});
