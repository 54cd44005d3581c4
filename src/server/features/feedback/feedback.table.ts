import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/auth.table.ts';

export const feedback = pgTable(
  'feedback',
  {
    id: uuid().primaryKey(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    rating: smallint(),
    createdAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (table) => [
    index('feedback_user').on(table.userId),
    check('feedback_rating', sql`${table.rating} between 1 and 5`),
  ],
);

export type FeedbackRow = typeof feedback.$inferSelect;
