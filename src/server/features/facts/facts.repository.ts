import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { type FactRow, facts } from './facts.table.ts';

export type FactValues = Partial<Omit<FactRow, 'id' | 'ancestorId' | 'suggestion' | 'createdAt'>>;

/** Rows that one statement inserts: each value is a parameter, of which PostgreSQL takes 65,535. */
const rowsAtOnce = 500;

/** The SQL of facts. The caller checks whose the ancestor is. */
export function createFactsRepository(db: Database) {
  return {
    /** Of the person first, then by subject, each in the order of telling; dismissed ones at the end. */
    list(ancestorId: string) {
      return db
        .select()
        .from(facts)
        .where(eq(facts.ancestorId, ancestorId))
        .orderBy(
          sql`${facts.status} = 'dismissed'`,
          sql`${facts.subject} <> 'self'`,
          sql`lower(${facts.subject})`,
          asc(facts.id),
        );
    },

    /** All but the dismissed ones, in the order of telling. */
    listStanding(ancestorId: string) {
      return db
        .select()
        .from(facts)
        .where(and(eq(facts.ancestorId, ancestorId), ne(facts.status, 'dismissed')))
        .orderBy(asc(facts.id));
    },

    /** A suggestion that is there already is not inserted again. */
    async insertAll(rows: readonly FactRow[]): Promise<void> {
      for (let from = 0; from < rows.length; from += rowsAtOnce)
        await db
          .insert(facts)
          .values(rows.slice(from, from + rowsAtOnce))
          .onConflictDoNothing({ target: [facts.ancestorId, facts.suggestion] });
    },

    async update(id: string, values: FactValues): Promise<void> {
      await db.update(facts).set(values).where(eq(facts.id, id));
    },

    async delete(ids: readonly string[]): Promise<void> {
      if (ids.length > 0) await db.delete(facts).where(inArray(facts.id, [...ids]));
    },
  };
}
