import { and, desc, eq, gt, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/database/database.ts';
import { conversations, type MessageRow, messages } from './conversations.table.ts';

export type ConversationsRepository = ReturnType<typeof createConversationsRepository>;

/** The SQL of conversations and their messages. Ids are UUIDv7, so that they order by time. */
export function createConversationsRepository(db: Database) {
  return {
    list(userId: string, limit: number, filter: { beforeId?: string; ancestorId?: string }) {
      return db
        .select()
        .from(conversations)
        .where(ofUser(userId, filter))
        .orderBy(desc(conversations.id))
        .limit(limit);
    },

    /** The newest message of each conversation that holds all of these words, or undefined for the title. */
    async search(
      userId: string,
      words: readonly string[],
      limit: number,
      filter: { beforeId?: string; ancestorId?: string },
    ) {
      const holdsAll = (column: AnyPgColumn) =>
        and(...words.map((word) => sql`fold_text(${column}) like fold_text(${holding(word)})`));
      const found = db
        .selectDistinctOn([messages.conversationId], {
          conversationId: messages.conversationId,
          messageId: messages.id,
          content: messages.content,
        })
        .from(messages)
        .innerJoin(conversations, eq(conversations.id, messages.conversationId))
        .where(and(ofUser(userId, filter), holdsAll(messages.content)))
        .orderBy(messages.conversationId, desc(messages.id))
        .as('found');
      return db
        .select({
          conversation: conversations,
          messageId: found.messageId,
          content: found.content,
        })
        .from(conversations)
        .leftJoin(found, eq(found.conversationId, conversations.id))
        .where(
          and(
            ofUser(userId, filter),
            or(isNotNull(found.messageId), holdsAll(conversations.title)),
          ),
        )
        .orderBy(desc(conversations.id))
        .limit(limit);
    },

    async find(userId: string, id: string) {
      const [row] = await db
        .select()
        .from(conversations)
        .where(and(eq(conversations.userId, userId), eq(conversations.id, id)));
      return row;
    },

    /** A conversation with the last of its messages, those before one if told, oldest first. */
    async findWithHistory(userId: string, id: string, length: number, beforeId?: string) {
      const older = beforeId ? lt(messages.id, beforeId) : undefined;
      const recent = db
        .select()
        .from(messages)
        .where(and(eq(messages.conversationId, conversations.id), older))
        .orderBy(desc(messages.id))
        .limit(length)
        .as('recent');
      const { kind, content, sources, care } = recent;
      const rows = await db
        .select({ ancestorId: conversations.ancestorId, turn: { kind, content, sources, care } })
        .from(conversations)
        .leftJoinLateral(recent, sql`true`)
        .where(and(eq(conversations.userId, userId), eq(conversations.id, id)))
        .orderBy(recent.id);
      const history = rows.flatMap(({ turn }) => turn ?? []);
      return rows[0] && { ancestorId: rows[0].ancestorId, history };
    },

    async insert(row: typeof conversations.$inferInsert) {
      const [inserted] = await db.insert(conversations).values(row).returning();
      if (!inserted) throw new Error('a conversation was not inserted');
      return inserted;
    },

    async delete(userId: string, id: string) {
      const [row] = await db
        .delete(conversations)
        .where(and(eq(conversations.userId, userId), eq(conversations.id, id)))
        .returning({ id: conversations.id });
      return row;
    },

    async rename(userId: string, id: string, title: string) {
      const [row] = await db
        .update(conversations)
        .set({ title })
        .where(and(eq(conversations.userId, userId), eq(conversations.id, id)))
        .returning();
      return row;
    },

    /** Newest first. */
    listMessages(conversationId: string, limit: number, beforeId?: string) {
      const older = beforeId ? lt(messages.id, beforeId) : undefined;
      return db
        .select()
        .from(messages)
        .where(and(eq(messages.conversationId, conversationId), older))
        .orderBy(desc(messages.id))
        .limit(limit);
    },

    /** Oldest first. */
    listMessagesAfter(conversationId: string, limit: number, afterId: string | undefined) {
      const newer = afterId ? gt(messages.id, afterId) : undefined;
      return db
        .select()
        .from(messages)
        .where(and(eq(messages.conversationId, conversationId), newer))
        .orderBy(messages.id)
        .limit(limit);
    },

    async findMessage(conversationId: string, id: string) {
      const [row] = await db
        .select()
        .from(messages)
        .where(and(eq(messages.conversationId, conversationId), eq(messages.id, id)));
      return row;
    },

    /** How a message of one of this user's conversations came about; null where nothing was kept of it. */
    async findBecause(userId: string, messageId: string) {
      const [row] = await db
        .select({ because: messages.because })
        .from(messages)
        .innerJoin(conversations, eq(conversations.id, messages.conversationId))
        .where(and(eq(conversations.userId, userId), eq(messages.id, messageId)));
      return row?.because;
    },

    async findReply(messageId: string) {
      const [row] = await db.select().from(messages).where(eq(messages.replyToId, messageId));
      return row;
    },

    /** Puts another reply in the place of the one that a message has. */
    replaceReply(row: MessageRow & { replyToId: string }) {
      return db.transaction(async (tx) => {
        await tx.delete(messages).where(eq(messages.replyToId, row.replyToId));
        return createConversationsRepository(tx).insertMessage(row);
      });
    },

    /**
     * Inserts a message as the last of its conversation; a second reply to the same message is not inserted and
     * answers undefined. One statement: each more is a way to the database and back.
     */
    async insertMessage(row: MessageRow): Promise<MessageRow | undefined> {
      const touched = db
        .$with('touched')
        .as(
          db
            .update(conversations)
            .set({ lastMessageAt: row.createdAt })
            .where(eq(conversations.id, row.conversationId))
            .returning({ id: conversations.id }),
        );
      const [inserted] = await db
        .with(touched)
        .insert(messages)
        .values(row)
        .onConflictDoNothing({ target: messages.replyToId })
        .returning({ id: messages.id });
      return inserted && row;
    },
  };
}

function ofUser(
  userId: string,
  { beforeId, ancestorId }: { beforeId?: string; ancestorId?: string },
) {
  return and(
    eq(conversations.userId, userId),
    beforeId ? lt(conversations.id, beforeId) : undefined,
    ancestorId ? eq(conversations.ancestorId, ancestorId) : undefined,
  );
}

/** A pattern for texts that hold a word, whatever signs it has. */
function holding(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
