import { and, eq, getTableColumns, inArray, isNotNull, isNull, lt, sql, sum } from 'drizzle-orm';
import { type Database, first, hasRows } from '#server/platform/database/database.ts';
import { type MemoryRow, memories, memorySubjects } from './memories.table.ts';
import { memoryIdOf } from './memory-keys.ts';

export type MemoryValues = Partial<Omit<MemoryRow, 'id' | 'userId' | 'createdAt'>>;
export type WholeMemory = MemoryRow & { aboutAncestorIds: string[] };
export type MemoriesRepository = ReturnType<typeof createMemoriesRepository>;

/** The ids of those that a memory is about, as JSON: not every driver reads arrays of uuid. */
export const subjectsOf = sql<string[]>`(
  select coalesce(jsonb_agg(subject.ancestor_id order by subject.ancestor_id), '[]'::jsonb)
  from ${memorySubjects} subject where subject.memory_id = ${memories.id})`;

const whole = { ...getTableColumns(memories), aboutAncestorIds: subjectsOf };

/** The SQL of single memories. Methods that take a user's id are bound to it. */
export function createMemoriesRepository(db: Database) {
  const owned = (userId: string, id: string) =>
    and(eq(memories.userId, userId), eq(memories.id, id));

  return {
    /** Also what was deleted. */
    find: (userId: string, id: string): Promise<WholeMemory | undefined> =>
      first(db.select(whole).from(memories).where(owned(userId, id))),

    /** Also what was deleted; held until the transaction ends. */
    async findForUpdate(userId: string, id: string): Promise<WholeMemory | undefined> {
      const [held] = await db
        .select({ id: memories.id })
        .from(memories)
        .where(owned(userId, id))
        .for('update');
      return held && this.find(userId, id);
    },

    /** A memory that is not deleted and keeps this very file. */
    findByHash: (userId: string, fileHash: string): Promise<WholeMemory | undefined> =>
      first(
        db
          .select(whole)
          .from(memories)
          .where(
            and(
              eq(memories.userId, userId),
              eq(memories.fileHash, fileHash),
              isNull(memories.deletedAt),
            ),
          )
          .limit(1),
      ),

    exists: (id: string): Promise<boolean> =>
      hasRows(db.select({ id: memories.id }).from(memories).where(eq(memories.id, id))),

    count: (userId: string): Promise<number> => db.$count(memories, eq(memories.userId, userId)),

    async countStoredBytes(userId: string): Promise<number> {
      const [row] = await db
        .select({ bytes: sum(memories.fileBytes) })
        .from(memories)
        .where(eq(memories.userId, userId));
      return Number(row?.bytes ?? 0);
    },

    /** Returns false where a memory of this id exists. */
    insert: (row: typeof memories.$inferInsert): Promise<boolean> =>
      hasRows(
        db
          .insert(memories)
          .values(row)
          .onConflictDoNothing({ target: memories.id })
          .returning({ id: memories.id }),
      ),

    async update(id: string, values: MemoryValues): Promise<void> {
      if (Object.keys(values).length === 0) return;
      await db.update(memories).set(values).where(eq(memories.id, id));
    },

    /** Says when a file was taken, unless the person has said it. */
    async date(id: string, takenAt: Date): Promise<void> {
      await db
        .update(memories)
        .set({ takenAt })
        .where(and(eq(memories.id, id), isNull(memories.takenAt)));
    },

    async replaceSubjects(memoryId: string, ancestorIds: string[]): Promise<void> {
      await db.delete(memorySubjects).where(eq(memorySubjects.memoryId, memoryId));
      if (ancestorIds.length === 0) return;
      await db
        .insert(memorySubjects)
        .values(ancestorIds.map((ancestorId) => ({ memoryId, ancestorId })));
    },

    /** What the personas of a relative may draw on, in the order it was added. */
    listTaught(ancestorId: string) {
      return db
        .select({
          id: memories.id,
          title: memories.title,
          description: memories.description,
          textContent: memories.textContent,
        })
        .from(memorySubjects)
        .innerJoin(memories, eq(memories.id, memorySubjects.memoryId))
        .where(
          and(
            eq(memorySubjects.ancestorId, ancestorId),
            eq(memories.mayTeach, true),
            isNull(memories.deletedAt),
          ),
        )
        .orderBy(memories.createdAt, memories.id);
    },

    async delete(id: string): Promise<void> {
      await db.delete(memories).where(eq(memories.id, id));
    },

    /** Those of all accounts that were deleted before that time. */
    listDeletedBefore(time: Date, limit: number) {
      return db
        .select({ id: memories.id, userId: memories.userId })
        .from(memories)
        .where(and(isNotNull(memories.deletedAt), lt(memories.deletedAt, time)))
        .limit(limit);
    },

    /** Those of all accounts whose files are still being prepared, begun before that time. */
    listUnprepared(before: Date, limit: number) {
      return db
        .select({ id: memories.id, createdAt: memories.createdAt })
        .from(memories)
        .where(and(eq(memories.mediaState, 'preparing'), lt(memories.createdAt, before)))
        .limit(limit);
    },

    findUnprepared: (id: string): Promise<MemoryRow | undefined> =>
      first(
        db
          .select()
          .from(memories)
          .where(and(eq(memories.id, id), eq(memories.mediaState, 'preparing'))),
      ),

    /** The storage keys among `keys` that a memory of any account refers to. */
    async findReferencedKeys(keys: string[]): Promise<string[]> {
      const { fileKey, displayKey, thumbnailKey } = memories;
      const rows = await db
        .select({ fileKey, displayKey, thumbnailKey })
        .from(memories)
        .where(
          inArray(
            memories.id,
            keys.flatMap((key) => memoryIdOf(key) ?? []),
          ),
        );
      return rows.flatMap((row) => Object.values(row)).filter((key) => key !== null);
    },
  };
}

/** The words of the memories that the persona of a relative may draw on. */
export async function listTrainingMemories(ancestorId: string, tx: Database) {
  const rows = await createMemoriesRepository(tx).listTaught(ancestorId);
  return rows
    .map(({ id, title, description, textContent }) => {
      const content = [description, textContent].filter((text) => text?.trim()).join('\n\n');
      return { id, title, content };
    })
    .filter(({ content }) => content);
}
