import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { conversations, messages } from './conversations.table.ts';

export type ConversationsRepository = ReturnType<typeof createConversationsRepository>;

/** The SQL of conversations and their messages. Ids are UUIDv7, so that they order by time. */
export function createConversationsRepository(db: Database) {
  return {
    list(userId: string, limit: number, filter: { beforeId?: string; ancestorId?: string }) {
      const { beforeId, ancestorId } = filter;
      const older = beforeId ? lt(conversations.id, beforeId) : undefined;
      const withThem = ancestorId ? eq(conversations.ancestorId, ancestorId) : undefined;
      return db
        .select()
        .from(conversations)
        .where(and(eq(conversations.userId, userId), older, withThem))
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

    async touch(id: string, lastMessageAt: Date) {
      await db.update(conversations).set({ lastMessageAt }).where(eq(conversations.id, id));
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

    async findMessage(conversationId: string, id: string) {
      const [row] = await db
        .select()
        .from(messages)
        .where(and(eq(messages.conversationId, conversationId), eq(messages.id, id)));
      return row;
    },

    async findReply(messageId: string) {
      const [row] = await db.select().from(messages).where(eq(messages.replyToId, messageId));
      return row;
    },

    /** Puts another reply in the place of the one that a message has. */
    replaceReply(row: typeof messages.$inferInsert & { replyToId: string }) {
      return db.transaction(async (tx) => {
        await tx.delete(messages).where(eq(messages.replyToId, row.replyToId));
        const [inserted] = await tx.insert(messages).values(row).returning();
        return inserted;
      });
    },

    /** Inserts a message; a second reply to the same message is not inserted and answers undefined. */
    async insertMessage(row: typeof messages.$inferInsert) {
      const [inserted] = await db
        .insert(messages)
        .values(row)
        .onConflictDoNothing({ target: messages.replyToId })
        .returning();
      return inserted;
    },
  };
}
