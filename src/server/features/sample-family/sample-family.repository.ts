import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { RecordedTable } from './family-record.ts';

/** Writes recorded rows as they are; columns that the record does not know get their defaults. */
export async function insertRows(db: Database, tables: readonly RecordedTable[]): Promise<void> {
  for (const { name, rows } of tables) {
    const [first] = rows;
    if (!first) continue;
    const columns = sql.join(
      Object.keys(first).map((column) => sql.identifier(column)),
      sql`, `,
    );
    const table = sql.identifier(name);
    await db.execute(
      sql`insert into ${table} (${columns})
        select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`,
    );
  }
}
