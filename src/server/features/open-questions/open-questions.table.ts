import { integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ancestors } from '../ancestors/ancestors.table.ts';

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const openQuestions = pgTable(
  'open_questions',
  {
    id: uuid().primaryKey(),
    ancestorId: uuid()
      .notNull()
      .references(() => ancestors.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** The text in folded words: the same question asked again is counted, not listed twice. */
    folded: text().notNull(),
    timesAsked: integer().notNull().default(1),
    /** Answered or dismissed: no longer listed, and not listed again. */
    closedAt: moment(),
    lastAskedAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex('open_questions_folded').on(table.ancestorId, table.folded)],
);

export type OpenQuestionRow = typeof openQuestions.$inferSelect;
