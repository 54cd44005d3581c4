import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { Exchange, Message } from '#shared/contracts/conversations.ts';
import { signUpAt } from '#tests/support/http-caller.ts';
import { type RunningServer, startServer } from '#tests/support/server.ts';

const servers: RunningServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});
async function start(options?: Parameters<typeof startServer>[0]) {
  const server = await startServer(options);
  servers.push(server);
  return server;
}

describe('a server that is killed in the middle of work', () => {
  test('has every acknowledged message after it is started again', async () => {
    const first = await start();
    const caller = await signUpAt(first.url);
    const conversationId = await caller.startConversation();
    const acknowledged: string[] = [];
    const writes = Array.from({ length: 50 }, async (_, index) => {
      const { body } = await caller.call<Exchange>(
        'POST',
        `/api/conversations/${conversationId}/messages`,
        { content: `message ${index}`, senderId: caller.user.id },
      );
      acknowledged.push(body.message.id, body.reply.id);
      if (acknowledged.length === 30) await first.kill('SIGKILL');
    });
    await Promise.allSettled(writes);
    expect(acknowledged.length).toBeGreaterThanOrEqual(30);
    expect(acknowledged.length).toBeLessThan(100);

    const second = await start({ dataDir: first.dataDir });
    const { body: kept } = await caller
      .at(second.url)
      .call<Message[]>('GET', `/api/conversations/${conversationId}/messages?limit=200`);
    const keptIds = new Set(kept.map((message) => message.id));
    expect(acknowledged.filter((id) => !keptIds.has(id))).toEqual([]);
    // A message whose reply was cut off has none, and can be tried again.
    const answered = new Set(kept.map((message) => message.replyToId));
    const unanswered = kept.find((one) => one.kind === 'person' && !answered.has(one.id));
    if (unanswered) {
      const again = await caller
        .at(second.url)
        .call<Message>(
          'POST',
          `/api/conversations/${conversationId}/messages/${unanswered.id}/reply`,
          {},
        );
      expect(again.body).toMatchObject({ kind: 'persona', replyToId: unanswered.id });
    }
  });
});

describe('a second server on the same data', () => {
  test('refuses to start, names the first, and harms nothing', async () => {
    const first = await start();
    const caller = await signUpAt(first.url);
    const refusal = await startServer({ dataDir: first.dataDir }).then(
      () => 'started',
      (error: Error) => error.message,
    );
    expect(refusal).toContain(String(first.pid));
    expect(refusal).not.toContain('    at ');
    const { status } = await caller.call('GET', `/api/users/${caller.user.id}/ancestors`);
    expect(status).toBe(200);
  });
});

describe('a server that is asked to stop', () => {
  test('ends by itself with 0, and its data, created on the first start, opens again', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'heartwood-first-start-'));
    const first = await start({ dataDir });
    const caller = await signUpAt(first.url);
    expect(await first.kill('SIGTERM')).toMatchObject({ code: 0 });
    const second = await start({ dataDir: first.dataDir });
    const { status } = await caller
      .at(second.url)
      .call('GET', `/api/users/${caller.user.id}/ancestors`);
    expect(status).toBe(200);
  });

  test('with settings that are wrong names every problem at once and ends', async () => {
    const refusal = await startServer({
      env: { DATABASE_URL: 'mysql://x', AI_TEXT: 'nonsense', LOG_LEVEL: 'loud' },
    }).then(
      () => 'started',
      (error: Error) => error.message,
    );
    for (const name of ['DATABASE_URL', 'AI_TEXT', 'LOG_LEVEL']) expect(refusal).toContain(name);
  });
});
