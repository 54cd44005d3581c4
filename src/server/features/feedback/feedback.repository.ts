import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { type FeedbackRow, feedback } from './feedback.table.ts';

export function createFeedbackRepository(db: Database) {
  return {
    insert: (row: FeedbackRow, tx: Database = db) => tx.insert(feedback).values(row),

    async find(id: string): Promise<FeedbackRow | undefined> {
      const [row] = await db.select().from(feedback).where(eq(feedback.id, id));
      return row;
    },

    listOf: (userId: string): Promise<FeedbackRow[]> =>
      db.select().from(feedback).where(eq(feedback.userId, userId)).orderBy(feedback.id),
  };
}
