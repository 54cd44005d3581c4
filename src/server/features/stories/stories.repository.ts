import { and, desc, eq, inArray, lt, sql, sum } from 'drizzle-orm';
import { type Database, first, hasRows } from '#server/platform/database/database.ts';
import { type StoryRow, stories, storyScenes } from './stories.table.ts';

export type StoryValues = Partial<Omit<StoryRow, 'id' | 'userId' | 'createdAt'>>;
/** What a list shows of a story's scenes. */
export interface StoryCover {
  sceneCount: number;
  first: { id: string; imageKey: string | null } | undefined;
}
export type StoriesRepository = ReturnType<typeof createStoriesRepository>;

/** The SQL of stories. Methods are bound to the user's id that they take; the pipeline's writes, to a revision. */
export function createStoriesRepository(db: Database) {
  const owned = (userId: string, id: string) => and(eq(stories.userId, userId), eq(stories.id, id));
  const inTheMaking = (id: string, revision: number) =>
    and(eq(stories.id, id), eq(stories.revision, revision), eq(stories.status, 'processing'));

  return {
    /** Holds an account's stories until the transaction ends, so that two new ones count each other. */
    async lockStories(userId: string) {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 9))`);
    },

    /** Newest first; `after` is where the page before ended. */
    list(userId: string, { limit, after }: { limit: number; after?: string }) {
      return db
        .select()
        .from(stories)
        .where(and(eq(stories.userId, userId), after ? lt(stories.id, after) : undefined))
        .orderBy(desc(stories.id))
        .limit(limit);
    },

    async listIds(userId: string): Promise<string[]> {
      const rows = await db
        .select({ id: stories.id })
        .from(stories)
        .where(eq(stories.userId, userId));
      return rows.map(({ id }) => id);
    },

    find: (userId: string, id: string) => first(db.select().from(stories).where(owned(userId, id))),

    /** Finds and holds the row until the transaction ends. */
    findForUpdate: (userId: string, id: string) =>
      first(db.select().from(stories).where(owned(userId, id)).for('update')),

    countInTheMaking: (userId: string): Promise<number> =>
      db.$count(stories, and(eq(stories.userId, userId), eq(stories.status, 'processing'))),

    async insert(row: typeof stories.$inferInsert) {
      const [inserted] = await db.insert(stories).values(row).returning();
      if (!inserted) throw new Error('a story was not inserted');
      return inserted;
    },

    update: (userId: string, id: string, values: StoryValues) =>
      first(db.update(stories).set(values).where(owned(userId, id)).returning()),

    delete: (userId: string, id: string) =>
      first(db.delete(stories).where(owned(userId, id)).returning()),

    /** How many scenes each of the stories has, and its first one. */
    async findCovers(ids: readonly string[]): Promise<ReadonlyMap<string, StoryCover>> {
      if (ids.length === 0) return new Map();
      const { id, storyId, imageKey, sceneNumber } = storyScenes;
      const rows = await db
        .select({ id, storyId, imageKey })
        .from(storyScenes)
        .where(inArray(storyId, [...ids]))
        .orderBy(storyId, sceneNumber);
      const covers = new Map<string, StoryCover>();
      for (const row of rows) {
        const cover = covers.get(row.storyId) ?? { sceneCount: 0, first: row };
        covers.set(row.storyId, { ...cover, sceneCount: cover.sceneCount + 1 });
      }
      return covers;
    },

    /** A story of any account: for the pipeline. */
    findById: (id: string) => first(db.select().from(stories).where(eq(stories.id, id))),

    async findRevision(id: string): Promise<number | undefined> {
      const [row] = await db
        .select({ revision: stories.revision })
        .from(stories)
        .where(eq(stories.id, id));
      return row?.revision;
    },

    /** Writes only while this revision is being made. Returns whether it was. */
    updateMaking: (id: string, revision: number, values: StoryValues): Promise<boolean> =>
      hasRows(
        db
          .update(stories)
          .set(values)
          .where(inTheMaking(id, revision))
          .returning({ id: stories.id }),
      ),

    /** The same for the vertical film, which is made while the story is complete. */
    updateVertical: (id: string, revision: number, values: StoryValues): Promise<boolean> =>
      hasRows(
        db
          .update(stories)
          .set(values)
          .where(
            and(
              eq(stories.id, id),
              eq(stories.revision, revision),
              eq(stories.verticalVideo, 'making'),
            ),
          )
          .returning({ id: stories.id }),
      ),

    async countStoredBytes(userId: string): Promise<number> {
      const [row] = await db
        .select({ bytes: sum(stories.storedBytes).mapWith(Number) })
        .from(stories)
        .where(eq(stories.userId, userId));
      return row?.bytes ?? 0;
    },

    /** Those of the ids that are a story's. */
    async findExisting(ids: string[]): Promise<string[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .select({ id: stories.id })
        .from(stories)
        .where(inArray(stories.id, ids));
      return rows.map(({ id }) => id);
    },

    /** Stories in the making, whose job may have been lost. */
    listUnfinished() {
      return db
        .select({ id: stories.id, revision: stories.revision })
        .from(stories)
        .where(eq(stories.status, 'processing'))
        .limit(200);
    },

    /** The same of vertical films. */
    listUnfinishedVertical() {
      return db
        .select({ id: stories.id, revision: stories.revision })
        .from(stories)
        .where(and(eq(stories.status, 'completed'), eq(stories.verticalVideo, 'making')))
        .limit(200);
    },
  };
}
