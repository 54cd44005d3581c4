import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { memoryMetadata } from '#shared/contracts/memories.ts';
import { ancestors } from '../ancestors/ancestors.table.ts';
import { users } from '../auth/auth.table.ts';

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const memories = pgTable(
  'memory_vault_items',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text(),
    type: text({ enum: ['text', 'image', 'video', 'audio'] }).notNull(),
    textContent: text(),
    tags: text().array().notNull().default(sql`'{}'`),
    metadata: jsonb().$type<z.infer<typeof memoryMetadata>>().notNull().default({}),
    isPrivate: boolean().notNull().default(true),
    /** The original, byte for byte. Sample accounts share theirs. */
    fileKey: text(),
    fileBytes: bigint({ mode: 'number' }),
    fileType: text(),
    /** SHA-256 of the original, by which an exact duplicate is known. */
    fileHash: text(),
    displayKey: text(),
    displayType: text(),
    thumbnailKey: text(),
    waveform: jsonb().$type<number[]>(),
    mediaState: text({ enum: ['ready', 'preparing', 'failed'] })
      .notNull()
      .default('ready'),
    takenAt: moment(),
    mayTeach: boolean().notNull().default(false),
    /** The words of title, description, text, tags and file name, each once, folded, parted by spaces. */
    searchText: text().notNull().default(''),
    deletedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    // In the order of each list, which is read from the end.
    index('memories_created')
      .on(table.userId, table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('memories_taken')
      .on(table.userId, takenOrNever(table), table.id)
      .where(sql`${table.deletedAt} is null`),
    index('memories_hash').on(table.userId, table.fileHash),
    index('memories_bytes').on(table.userId, table.fileBytes),
    index('memories_tags').using('gin', table.tags),
    index('memories_search').using('gin', wordsOf(table)),
    index('memories_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check('memories_type', sql`${table.type} in ('text', 'image', 'video', 'audio')`),
    check('memories_state', sql`${table.mediaState} in ('ready', 'preparing', 'failed')`),
    check('memories_content', sql`(${table.type} = 'text') = (${table.fileKey} is null)`),
  ],
);

/** Undated memories come after all dated ones. */
export function takenOrNever(table: { takenAt: AnyPgColumn }): SQL<Date> {
  return sql`coalesce(${table.takenAt}, '-infinity'::timestamptz)`;
}

/** Words that were folded before need no parser, which would read some of them as numbers or hosts. */
export function wordsOf(table: { searchText: AnyPgColumn }): SQL {
  return sql`array_to_tsvector(string_to_array(${table.searchText}, ' '))`;
}

export const memorySubjects = pgTable(
  'memory_subjects',
  {
    memoryId: uuid()
      .notNull()
      .references(() => memories.id, { onDelete: 'cascade' }),
    ancestorId: uuid()
      .notNull()
      .references(() => ancestors.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.memoryId, table.ancestorId] }),
    index('memory_subjects_ancestor').on(table.ancestorId),
  ],
);

export type MemoryRow = typeof memories.$inferSelect;
