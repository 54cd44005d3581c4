import type { OpenDatabase } from '#server/platform/database/database.ts';
import { createEmbeddedTestDatabase } from './database-embedded.ts';
import { createPostgresTestDatabase } from './database-postgres.ts';

export interface TestDatabase extends OpenDatabase {
  /** Empties every table of Heartwood. */
  truncateAll(): Promise<void>;
}

/**
 * A migrated database of its own: on the cluster that TEST_DATABASE_URL names, else
 * embedded. Open one for a file of tests, truncate between tests; closing it deletes it.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const clusterUrl = process.env.TEST_DATABASE_URL;
  const database = clusterUrl
    ? await createPostgresTestDatabase(clusterUrl)
    : await createEmbeddedTestDatabase();
  return { ...database, truncateAll: () => truncateAll(database) };
}

/** Deletes, all in one statement: to truncate makes each table's files anew, which takes a hundred times as long. */
async function truncateAll({ executeSql }: OpenDatabase): Promise<void> {
  const { rows } = await executeSql(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = $1",
    ['public'],
  );
  const deletions = rows.map((row, index) => {
    const { name } = row as { name: string };
    return `emptied_${index} as (delete from ${name})`;
  });
  if (deletions.length > 0) await executeSql(`with ${deletions.join(', ')} select`);
}
