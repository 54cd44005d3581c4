import { eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { passageLayouts } from './recall/passages.table.ts';
import { type TrainingRow, trainingData } from './training.table.ts';

export type TrainingValues = Partial<Omit<TrainingRow, 'ancestorId' | 'createdAt'>>;

/** The SQL of training. Does not check ownership. */
export function createTrainingRepository(db: Database) {
  return {
    async find(ancestorId: string) {
      const [row] = await db
        .select()
        .from(trainingData)
        .where(eq(trainingData.ancestorId, ancestorId));
      return row;
    },

    /** All columns but the stories, with the revision of the passages. */
    async findWithoutStories(ancestorId: string) {
      const { stories: _, ...columns } = getTableColumns(trainingData);
      const [row] = await db
        .select({ training: columns, revision: passageLayouts.revision })
        .from(trainingData)
        .leftJoin(passageLayouts, eq(passageLayouts.ancestorId, trainingData.ancestorId))
        .where(eq(trainingData.ancestorId, ancestorId));
      return row;
    },

    /** Inserts or updates the given columns. */
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
