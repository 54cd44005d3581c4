import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createDataDir } from '#tests/support/database-folder.ts';
import { createEmptyPostgresDatabase } from '#tests/support/database-postgres.ts';
import { MIGRATIONS, type OpenDatabase } from './database.ts';
import { openDatabase } from './open-database.ts';

interface Journal {
  entries: { tag: string; when: number }[];
}

const { entries }: Journal = JSON.parse(
  readFileSync(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8'),
);

async function countApplied({ executeSql }: OpenDatabase): Promise<number> {
  const { rows } = await executeSql('select hash from drizzle.__drizzle_migrations');
  return rows.length;
}

test('every migration is listed, in the order of its making', () => {
  const files = readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql'));
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.toSorted());
  // A migration older than one that a database already has would silently never run there.
  const times = entries.map(({ when }) => when);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test('opening again applies nothing twice', async () => {
  const { dataDir, remove } = await createDataDir('migrated');
  try {
    for (const round of [1, 2]) {
      const database = await openDatabase({ dataDir });
      expect(await countApplied(database), `round ${round}`).toBe(entries.length);
      await database.close();
    }
  } finally {
    await remove();
  }
});

const clusters = [process.env.TEST_DATABASE_URL].filter((url) => url !== undefined);

describe.each(clusters)('on PostgreSQL', (clusterUrl) => {
  test('servers that start at the same moment migrate one empty database together', async () => {
    const { url, drop } = await createEmptyPostgresDatabase(clusterUrl);
    const servers = await Promise.all(
      Array.from({ length: 4 }, () => openDatabase({ dataDir: '', databaseUrl: url })),
    );
    try {
      for (const server of servers) expect(await countApplied(server)).toBe(entries.length);
    } finally {
      await Promise.all(servers.map((server) => server.close()));
      await drop();
    }
  });

  test('a connection that the server ends is replaced', async () => {
    const { url, drop } = await createEmptyPostgresDatabase(clusterUrl);
    const lost: string[] = [];
    const database = await openDatabase({
      dataDir: '',
      databaseUrl: url,
      logger: { warn: (_details, message) => lost.push(message), error: () => {} },
    });
    const others =
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()';
    try {
      const ended = database.db.transaction((tx) => tx.execute(others));
      await expect(ended).rejects.toThrow();
      expect(await database.isReady()).toBe(true);
      expect(lost).toContain('a database connection was lost');
    } finally {
      await database.close();
      await drop();
    }
  });
});

test('a PostgreSQL that cannot be reached is named plainly, without the password', async () => {
  const opening = openDatabase({
    dataDir: '',
    databaseUrl: 'postgres://rosa:harbour@127.0.0.1:1/heartwood',
  });
  const error: unknown = await opening.catch((reason) => reason);
  expect(String(error)).toContain('Heartwood could not reach PostgreSQL');
  expect(String(error)).not.toContain('harbour');
});
