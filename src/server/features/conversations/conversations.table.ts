import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Because, CompanionMemory, Source } from '#shared/contracts/conversations.ts';
import { ancestors } from '../ancestors/ancestors.table.ts';
import { users } from '../auth/auth.table.ts';

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ancestorId: uuid()
      .notNull()
      .references(() => ancestors.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    lastMessageAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('conversations_user').on(table.userId, table.id),
    index('conversations_ancestor').on(table.ancestorId),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    senderId: uuid().references(() => users.id, { onDelete: 'set null' }),
    replyToId: uuid().references((): AnyPgColumn => messages.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    kind: text({ enum: ['person', 'persona', 'heartwood'] }).notNull(),
    isAi: boolean().notNull().default(false),
    audioUrl: text(),
    sources: jsonb().$type<Source[]>().notNull().default([]),
    grounded: boolean(),
    certainty: text({ enum: ['told', 'perhaps', 'untold'] }),
    care: text({ enum: ['danger', 'check-in', 'medical', 'abuse', 'other-in-danger', 'child'] }),
    because: jsonb().$type<Because>(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('messages_conversation').on(table.conversationId, table.id),
    index('messages_search').using('gin', sql`fold_text(${table.content}) gin_trgm_ops`),
    // A message has at most one reply, whichever process wrote it first.
    uniqueIndex('messages_reply').on(table.replyToId),
    check('messages_kind', sql`${table.kind} in ('person', 'persona', 'heartwood')`),
    check('messages_speaker', sql`${table.isAi} = (${table.kind} <> 'person')`),
    check('messages_content', sql`${table.content} <> ''`),
  ],
);

/** What a companion keeps of its talks with a user, across conversations; what was told is in the messages. */
export const companionMemories = pgTable(
  'companion_memories',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ancestorId: uuid()
      .notNull()
      .references(() => ancestors.id, { onDelete: 'cascade' }),
    askerName: text(),
    people: jsonb().$type<CompanionMemory['people']>().notNull().default([]),
    /** Passages told before this moment are forgotten. */
    toldSince: moment(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.ancestorId] }),
    index('companion_memories_ancestor').on(table.ancestorId),
  ],
);

export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;
