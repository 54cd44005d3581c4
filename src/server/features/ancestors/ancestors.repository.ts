import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { type Database, first, hasRows } from '#server/platform/database/database.ts';
import { type AncestorRow, ancestors } from './ancestors.table.ts';

export type AncestorValues = Partial<Omit<AncestorRow, 'id' | 'userId' | 'createdAt'>>;
/** A person's place in the order of a family's list. */
export type FamilyPlace = Pick<AncestorRow, 'generation' | 'treePosition' | 'id'>;
export type AncestorsRepository = ReturnType<typeof createAncestorsRepository>;

/** The SQL of ancestors. Every statement is bound to the owner's id. */
export function createAncestorsRepository(db: Database) {
  const owned = (userId: string, id: string) =>
    and(eq(ancestors.userId, userId), eq(ancestors.id, id));

  return {
    /** Holds the family until the transaction ends, so that two changes of links cannot cross. */
    async lockFamily(userId: string) {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`);
    },

    /** By generation, then place in the row; `after` is where the page before ended. */
    list(userId: string, { limit, after }: { limit?: number; after?: FamilyPlace }) {
      const place = sql`(${ancestors.generation}, ${ancestors.treePosition}, ${ancestors.id})`;
      const beyond = after
        ? sql`${place} > (${after.generation}::int, ${after.treePosition}::int, ${after.id}::uuid)`
        : undefined;
      const query = db
        .select()
        .from(ancestors)
        .where(and(eq(ancestors.userId, userId), beyond))
        .orderBy(asc(ancestors.generation), asc(ancestors.treePosition), asc(ancestors.id))
        .$dynamic();
      return limit === undefined ? query : query.limit(limit);
    },

    find: (userId: string, id: string) =>
      first(db.select().from(ancestors).where(owned(userId, id))),

    /** Finds and holds the row until the transaction ends. */
    findForUpdate: (userId: string, id: string) =>
      first(db.select().from(ancestors).where(owned(userId, id)).for('update')),

    /** Finds an ancestor of any account: for jobs, which act for no caller. */
    findAnyone: (id: string) => first(db.select().from(ancestors).where(eq(ancestors.id, id))),

    /** The ids of an account's ancestors whose companion was completed. */
    async listCompleted(userId: string): Promise<string[]> {
      const rows = await db
        .select({ id: ancestors.id })
        .from(ancestors)
        .where(and(eq(ancestors.userId, userId), ne(ancestors.status, 'training')));
      return rows.map(({ id }) => id);
    },

    /** Holds those of the ids that are of this family until the transaction ends, always in the same order. */
    async holdAll(userId: string, ids: string[]): Promise<string[]> {
      const rows = await db
        .select({ id: ancestors.id })
        .from(ancestors)
        .where(and(eq(ancestors.userId, userId), inArray(ancestors.id, ids)))
        .orderBy(ancestors.id)
        .for('update');
      return rows.map(({ id }) => id);
    },

    /** Locks a person of any family until the transaction ends; returns whether they exist. */
    holdAnyone: (id: string): Promise<boolean> =>
      hasRows(
        db.select({ id: ancestors.id }).from(ancestors).where(eq(ancestors.id, id)).for('update'),
      ),

    /** The storage keys among `keys` that are an avatar of any family. */
    async findAvatarKeys(keys: string[]): Promise<string[]> {
      const rows = await db
        .select({ key: ancestors.avatarKey })
        .from(ancestors)
        .where(inArray(ancestors.avatarKey, keys));
      return rows.flatMap(({ key }) => key ?? []);
    },

    count: (userId: string): Promise<number> => db.$count(ancestors, eq(ancestors.userId, userId)),

    /** What each of a family is called and is to the user. */
    listNames(userId: string) {
      const { name, relationship } = ancestors;
      return db.select({ name, relationship }).from(ancestors).where(eq(ancestors.userId, userId));
    },

    listKin(userId: string) {
      return db
        .select({
          id: ancestors.id,
          parentId: ancestors.parentId,
          spouseId: ancestors.spouseId,
        })
        .from(ancestors)
        .where(eq(ancestors.userId, userId));
    },

    async insert(row: typeof ancestors.$inferInsert) {
      const [inserted] = await db.insert(ancestors).values(row).returning();
      if (!inserted) throw new Error('an ancestor was not inserted');
      return inserted;
    },

    /** @param lastSeen changes the row only if it was last updated then. */
    async update(userId: string, id: string, values: AncestorValues, lastSeen?: Date) {
      const unchanged = lastSeen ? eq(ancestors.updatedAt, lastSeen) : undefined;
      const [row] = await db
        .update(ancestors)
        .set(values)
        .where(and(owned(userId, id), unchanged))
        .returning();
      return row;
    },

    /** Removes the spouse links that point to either of these two. */
    async unlinkSpousesOf(userId: string, first: string, second: string | null, updatedAt: Date) {
      const pair = [first, second].filter((id) => id !== null);
      await db
        .update(ancestors)
        .set({ spouseId: null, updatedAt })
        .where(
          and(eq(ancestors.userId, userId), or(...pair.map((id) => eq(ancestors.spouseId, id)))),
        );
    },

    delete: (userId: string, id: string) =>
      first(db.delete(ancestors).where(owned(userId, id)).returning()),
  };
}
