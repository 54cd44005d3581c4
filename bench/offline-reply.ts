import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { v7 as newId } from 'uuid';
import { buildApp } from '#server/app/build-app.ts';
import { createDependencies, type Dependencies } from '#server/app/dependencies.ts';
import { messages } from '#server/features/conversations/conversations.table.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createLogger } from '#server/platform/logging/logger.ts';
import type { User } from '#shared/contracts/auth.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { inventQuestions, inventStories } from './recall/invented-stories.ts';
import { type BenchRow, compare } from './row.ts';

const sizes = [
  { passages: 1_000, stories: 100, goal: 'p95 < 50 ms' },
  { passages: 50_000, stories: 5_000, goal: 'p95 < 150 ms' },
];
const turns = 150;
const warmUp = 40;

/**
 * From a message to its stored reply, server side, with the offline persona; on PostgreSQL where TEST_DATABASE_URL
 * names a cluster.
 */
export async function measureOfflineReply(): Promise<BenchRow[]> {
  const clusterUrl = process.env.TEST_DATABASE_URL;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'heartwood-bench-'));
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '0' });
  const dependencies = await createDependencies(config, createLogger('silent'), {
    // The embedded database is opened as it is in use, with every write synced.
    database: clusterUrl ? await openTestDatabase() : undefined,
  });
  const app = await buildApp(dependencies, path.join(dataDir, 'no-client'));
  try {
    const { cookies, json } = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { mode: 'sign-up', email: 'a@family.example', password: 'long enough', name: 'Ana' },
    });
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const { user } = json<{ user: User }>();
    const rows: BenchRow[] = [];
    for (const size of sizes) {
      const { taught, passages } = inventStories(size.passages, size.stories);
      const conversationId = await startConversation(dependencies, user.id, taught);
      const questions = inventQuestions(warmUp + turns);
      const row = await compare({
        name: `offline reply, ${passages} passages, ${clusterUrl ? 'PostgreSQL' : 'PGlite'}`,
        floorName: 'two bare inserts',
        goal: size.goal,
        turns,
        warmUp,
        figure: async () => {
          const { statusCode, body } = await app.inject({
            method: 'POST',
            url: `/api/conversations/${conversationId}/messages`,
            headers: { cookie },
            payload: { content: questions.pop() },
          });
          if (statusCode !== 201) throw new Error(`no reply: ${body}`);
        },
        floor: () => insertPair(dependencies, conversationId),
      });
      rows.push(row);
    }
    return rows;
  } finally {
    await app.close();
    await dependencies.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function startConversation(
  { services: { ancestors, training, conversations } }: Dependencies,
  userId: string,
  stories: { title: string; content: string }[],
): Promise<string> {
  const { id } = await ancestors.create(userId, { name: 'Rosa', relationship: 'grandmother' });
  await training.save(userId, id, { fullName: 'Rosa Alves', stories });
  await training.complete(userId, id);
  return (await conversations.create(userId, id)).id;
}

async function insertPair({ database: { db } }: Dependencies, conversationId: string) {
  for (const kind of ['person', 'persona'] as const) {
    const isAi = kind === 'persona';
    const row = { id: newId(), conversationId, content: 'A line.', kind, isAi };
    await db.insert(messages).values({ ...row, createdAt: new Date() });
  }
}

if (import.meta.main) console.log(JSON.stringify(await measureOfflineReply(), null, 2));
