import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm';
import { type Database, first } from '#server/platform/database/database.ts';
import { type StorySceneRow, stories, storyScenes } from './stories.table.ts';

export type SceneValues = Partial<Omit<StorySceneRow, 'id' | 'storyId' | 'createdAt'>>;
export type ScenesRepository = ReturnType<typeof createScenesRepository>;

/** The SQL of scenes. Whose the story is was checked before. */
export function createScenesRepository(db: Database) {
  return {
    list(storyId: string): Promise<StorySceneRow[]> {
      return db
        .select()
        .from(storyScenes)
        .where(eq(storyScenes.storyId, storyId))
        .orderBy(asc(storyScenes.sceneNumber));
    },

    find: (storyId: string, id: string) =>
      first(
        db
          .select()
          .from(storyScenes)
          .where(and(eq(storyScenes.storyId, storyId), eq(storyScenes.id, id))),
      ),

    async insertAll(rows: (typeof storyScenes.$inferInsert)[]) {
      await db.insert(storyScenes).values(rows);
    },

    update: (id: string, values: SceneValues) =>
      first(db.update(storyScenes).set(values).where(eq(storyScenes.id, id)).returning()),

    /** Writes only while its story is at this revision. Returns whether it was. */
    async updateMaking(
      { id, storyId }: Pick<StorySceneRow, 'id' | 'storyId'>,
      revision: number,
      values: SceneValues,
    ): Promise<boolean> {
      const story = db
        .select({ id: stories.id })
        .from(stories)
        .where(and(eq(stories.id, storyId), eq(stories.revision, revision)));
      const rows = await db
        .update(storyScenes)
        .set(values)
        .where(and(eq(storyScenes.id, id), exists(story)))
        .returning({ id: storyScenes.id });
      return rows.length > 0;
    },

    async delete(id: string) {
      await db.delete(storyScenes).where(eq(storyScenes.id, id));
    },

    /** Numbers the scenes in this order, from 1. */
    async number(ids: readonly string[]) {
      if (ids.length === 0) return;
      // Beyond all numbers first: no two scenes may share one, not even for a moment.
      await db
        .update(storyScenes)
        .set({ sceneNumber: sql`${storyScenes.sceneNumber} + 100000` })
        .where(inArray(storyScenes.id, [...ids]));
      for (const [index, id] of ids.entries())
        await db
          .update(storyScenes)
          .set({ sceneNumber: index + 1 })
          .where(eq(storyScenes.id, id));
    },
  };
}
