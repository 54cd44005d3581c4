import pg from 'pg';
import { expect, test } from 'vitest';
import { startPostgresCluster } from './postgres-cluster.ts';
import { findPostgresBinaries } from './postgres-cluster-binaries.ts';

test('a throwaway PostgreSQL serves until it is stopped, where there is one to start', async () => {
  const cluster = await startPostgresCluster();
  expect(cluster !== undefined).toBe((await findPostgresBinaries()) !== undefined);
  if (!cluster) return;
  const client = new pg.Client({ connectionString: cluster.url });
  client.on('error', () => {});
  await client.connect();
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await cluster.stop();
  await expect(new pg.Client({ connectionString: cluster.url }).connect()).rejects.toThrow();
});
