import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The last time that a process was sure of, in one row. */
export const clockChecks = pgTable('clock_checks', {
  id: text({ enum: ['last'] }).primaryKey(),
  trustedAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  /** How far the clock was ahead of what it should have shown, if a process doubted it since. */
  aheadMs: bigint({ mode: 'number' }).notNull().default(0),
});
