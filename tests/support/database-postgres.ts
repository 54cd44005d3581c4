import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { openPostgresDatabase } from '#server/platform/database/postgres-database.ts';

/** A database of its own in the cluster behind `clusterUrl`. */
export async function createPostgresTestDatabase(clusterUrl: string): Promise<OpenDatabase> {
  const { url, drop } = await createEmptyPostgresDatabase(clusterUrl);
  const database = await openPostgresDatabase({ databaseUrl: url });
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

export async function createEmptyPostgresDatabase(
  clusterUrl: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `heartwood_${randomUUID().replaceAll('-', '')}`;
  await runInCluster(clusterUrl, `create database ${name} encoding 'UTF8' template template0`);
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => runInCluster(clusterUrl, `drop database if exists ${name} with (force)`),
  };
}

async function runInCluster(clusterUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
