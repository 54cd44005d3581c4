import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ancestors } from '../ancestors/ancestors.table.ts';

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const facts = pgTable(
  'facts',
  {
    id: uuid().primaryKey(),
    ancestorId: uuid()
      .notNull()
      .references(() => ancestors.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    relation: text().notNull(),
    object: text().notNull(),
    year: integer(),
    /** The passage that says so; passages are made anew when their story changes, so it is no reference. */
    sourceId: uuid(),
    sourceTitle: text(),
    sentence: text(),
    status: text({ enum: ['suggested', 'confirmed', 'dismissed'] }).notNull(),
    /** What was suggested, in folded words: a fact that was changed or dismissed is not suggested again. */
    suggestion: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('facts_suggestion').on(table.ancestorId, table.suggestion),
    check('facts_status', sql`${table.status} in ('suggested', 'confirmed', 'dismissed')`),
  ],
);

export type FactRow = typeof facts.$inferSelect;
