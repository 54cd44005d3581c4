import { eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { passageLayouts } from './recall/passages.table.ts';
import { type TrainingRow, trainingData } from './training.table.ts';

export type TrainingValues = Partial<Omit<TrainingRow, 'ancestorId' | 'createdAt'>>;

/** The SQL of training. Ownership is checked by the ancestor, before. */
export function createTrainingRepository(db: Database) {
  return {
    async find(ancestorId: string) {
      const [row] = await db
        .select()
        .from(trainingData)
        .where(eq(trainingData.ancestorId, ancestorId));
      return row;
    },

    /** All but the stories, which may be many and long, with the revision of what can be recalled. */
    async findWithoutStories(ancestorId: string) {
      const { stories: _, ...columns } = getTableColumns(trainingData);
      const [row] = await db
        .select({ taught: columns, revision: passageLayouts.revision })
        .from(trainingData)
        .leftJoin(passageLayouts, eq(passageLayouts.ancestorId, trainingData.ancestorId))
        .where(eq(trainingData.ancestorId, ancestorId));
      return row;
    },

    /** Writes what is given over what is there, or over the defaults. */
    async merge(ancestorId: string, values: TrainingValues, now: Date) {
      const [row] = await db
        .insert(trainingData)
        .values({ ...values, ancestorId, createdAt: now, updatedAt: now })
        .onConflictDoUpdate({ target: trainingData.ancestorId, set: { ...values, updatedAt: now } })
        .returning();
      if (!row) throw new Error('the training was not written');
      return row;
    },
  };
}
