import { eq } from 'drizzle-orm';
import { type Database, first } from '#server/platform/database/database.ts';
import { type FeedbackRow, feedback } from './feedback.table.ts';

export function createFeedbackRepository(db: Database) {
  return {
    insert: (row: FeedbackRow, tx: Database = db) => tx.insert(feedback).values(row),

    find: (id: string): Promise<FeedbackRow | undefined> =>
      first(db.select().from(feedback).where(eq(feedback.id, id))),

    listOf: (userId: string): Promise<FeedbackRow[]> =>
      db.select().from(feedback).where(eq(feedback.userId, userId)).orderBy(feedback.id),
  };
}
