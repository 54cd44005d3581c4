import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The newest backup of this installation, and the newest that was restored on trial. */
export const latestBackups = pgTable('latest_backups', {
  kind: text({ enum: ['made', 'tried'] }).primaryKey(),
  name: text().notNull(),
  at: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
});
