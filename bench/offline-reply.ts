import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '#server/app/build-app.ts';
import { createDependencies, type Dependencies } from '#server/app/dependencies.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { createLogger } from '#server/platform/logging/logger.ts';
import type { User } from '#shared/contracts/auth.ts';
import { createEmptyPostgresDatabase } from '#tests/support/database-postgres.ts';
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts';
import { inventQuestions, inventStories } from './recall/invented-stories.ts';
import { type BenchRow, compare } from './row.ts';

const sizes = [
  { passages: 1_000, stories: 100, goal: 'p95 < 50 ms' },
  { passages: 50_000, stories: 5_000, goal: 'p95 < 150 ms' },
];
const turns = 150;
const warmUp = 40;

/**
 * From a message to its stored reply, server side, with the offline persona, on both databases: each opened as it is
 * in use, with every write synced.
 */
export async function measureOfflineReply(): Promise<BenchRow[]> {
  const rows = await measureOn('PGlite', {});
  const cluster = await startPostgresCluster({ isDurable: true });
  if (!cluster) {
    process.stderr.write(
      'PostgreSQL is not installed here: replies were measured on PGlite only.\n',
    );
    return rows;
  }
  const { url } = await createEmptyPostgresDatabase(cluster.url);
  try {
    return [...rows, ...(await measureOn('PostgreSQL', { DATABASE_URL: url }))];
  } finally {
    await cluster.stop();
  }
}

async function measureOn(database: string, settings: Record<string, string>): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'heartwood-bench-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    SECRET_KEY: 'a key for measuring only, of forty letters',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '0',
    ...settings,
  });
  const dependencies = await createDependencies(config, createLogger('silent'));
  const app = await buildApp(dependencies, path.join(dataDir, 'no-client'));
  try {
    const { cookies, json } = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { mode: 'sign-up', email: 'a@family.example', password: 'long enough', name: 'Ana' },
    });
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const { user } = json<{ user: User }>();
    const post = async (url: string, payload: object) => {
      const answer = await app.inject({ method: 'POST', url, headers: { cookie }, payload });
      if (answer.statusCode !== 201) throw new Error(`not created: ${answer.body}`);
    };
    const rows: BenchRow[] = [];
    for (const size of sizes) {
      const { taught, passages } = await inventStories(size.passages, size.stories);
      const { ancestorId, conversationId } = await begin(dependencies, user.id, taught);
      const questions = inventQuestions(warmUp + turns);
      const row = await compare({
        name: `offline reply, ${passages} passages, ${database}`,
        floorName: 'a call that inserts one row',
        goal: size.goal,
        turns,
        warmUp,
        figure: () =>
          post(`/api/conversations/${conversationId}/messages`, { content: questions.pop() }),
        floor: () => post('/api/conversations', { userId: user.id, ancestorId }),
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

async function begin(
  { services: { ancestors, training, conversations } }: Dependencies,
  userId: string,
  stories: { title: string; content: string }[],
) {
  const { id } = await ancestors.create(userId, { name: 'Rosa', relationship: 'grandmother' });
  await training.save(userId, id, { fullName: 'Rosa Alves', stories });
  await training.complete(userId, id);
  return { ancestorId: id, conversationId: (await conversations.create(userId, id)).id };
}

if (import.meta.main) console.log(JSON.stringify(await measureOfflineReply(), null, 2));
