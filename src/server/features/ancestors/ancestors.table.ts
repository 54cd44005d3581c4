import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/auth.table.ts';

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const ancestors = pgTable(
  'ancestors',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    birthYear: integer(),
    deathYear: integer(),
    relationship: text(),
    /** Storage key of the avatar; its address is made from it. */
    avatarKey: text(),
    status: text({ enum: ['training', 'active', 'resting'] })
      .notNull()
      .default('training'),
    trainingProgress: integer().notNull().default(0),
    summary: text(),
    systemPrompt: text(),
    generation: integer().notNull().default(0),
    parentId: uuid().references((): AnyPgColumn => ancestors.id, { onDelete: 'set null' }),
    spouseId: uuid().references((): AnyPgColumn => ancestors.id, { onDelete: 'set null' }),
    gender: text({ enum: ['female', 'male', 'other'] }),
    treePosition: integer().notNull().default(0),
    companionVoice: text({ enum: ['first-person', 'third-person'] })
      .notNull()
      .default('first-person'),
    portuguese: text({ enum: ['pt-BR', 'pt-PT'] }),
    consentedAt: moment(),
    consentedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('ancestors_family').on(table.userId, table.generation, table.treePosition, table.id),
    index('ancestors_parent').on(table.parentId),
    index('ancestors_spouse').on(table.spouseId),
    check('ancestors_status', sql`${table.status} in ('training', 'active', 'resting')`),
    check('ancestors_progress', sql`${table.trainingProgress} between 0 and 100`),
    check('ancestors_gender', sql`${table.gender} in ('female', 'male', 'other')`),
    check('ancestors_name', sql`char_length(${table.name}) between 1 and 50`),
    check('ancestors_years', sql`${table.deathYear} >= ${table.birthYear}`),
    check(
      'ancestors_not_own_kin',
      sql`${table.parentId} <> ${table.id} and ${table.spouseId} <> ${table.id}`,
    ),
  ],
);

export type AncestorRow = typeof ancestors.$inferSelect;
