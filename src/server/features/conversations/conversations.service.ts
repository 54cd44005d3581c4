import { v7 as uuidv7 } from 'uuid';
import type { AncestorsService } from '#server/features/ancestors/ancestors.service.ts';
import type { TrainingService } from '#server/features/training/training.service.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { cutPage, type Page, readCursor } from '#server/platform/http/paging.ts';
import type { RateLimits } from '#server/platform/rate-limits/rate-limits.ts';
import type { Conversation, ConversationsQuery, Message } from '#shared/contracts/conversations.ts';
import { type PageQuery, id as uuid } from '#shared/contracts/wire.ts';
import { limits } from '#shared/limits.ts';
import {
  conversationNotFound,
  isResting,
  messageNotFound,
  notActive,
} from './conversations.errors.ts';
import { presentConversation, presentMessage } from './conversations.presenter.ts';
import { createConversationsRepository } from './conversations.repository.ts';
import type { ConversationRow, MessageRow } from './conversations.table.ts';
import {
  type ConversationFile,
  type ExportFormat,
  exportConversation,
} from './export-conversation.ts';
import { excerptAround, searchWords } from './match-excerpt.ts';
import { personOf } from './persona/person-of.ts';
import { personaMemory } from './persona/persona-memory.ts';
import type { Replies, ReplyTask } from './replies.ts';
import type { ReplyInTheMaking } from './reply-in-the-making.ts';

export interface ConversationsServiceOptions {
  db: Database;
  replies: Replies;
  clock: Clock;
  ancestors: AncestorsService;
  training: TrainingService;
  rateLimits: RateLimits;
}

/** How many earlier messages a reply looks back on. */
const historyLength = 24;
/** How long a message waits for the reading of its reply, in milliseconds. */
const readingAtMostMs = 20;
/** Of how many conversations it is kept with whom they are. */
const partnersAtMost = 1_000;
/** Messages read at a time while a conversation is exported. */
const exportStep = 500;

export type ConversationsService = ReturnType<typeof createConversationsService>;

/** Conversations with a persona: their messages, and the replies to them. */
export function createConversationsService(options: ConversationsServiceOptions) {
  const { db, replies, clock, ancestors, training, rateLimits } = options;
  const repository = createConversationsRepository(db);
  const pace = rateLimits.define({
    name: 'chat',
    points: 120,
    seconds: 60,
    keptIn: 'memory',
    message: 'That was a lot of messages in a short time. Please wait a moment.',
  });

  const getRow = async (userId: string, id: string): Promise<ConversationRow> => {
    const row = await repository.find(userId, id);
    if (!row) throw conversationNotFound();
    return row;
  };

  // With whom somebody's conversation is never changes: known, it spares waiting for one answer to ask the next.
  const partners = new Map<string, string>();
  const keepPartner = (key: string, ancestorId: string) => {
    partners.delete(key);
    partners.set(key, ancestorId);
    for (const oldest of partners.keys())
      if (partners.size > partnersAtMost) partners.delete(oldest);
  };

  const readPartner = (userId: string, ancestorId: string) =>
    Promise.all([
      ancestors.getRow(userId, ancestorId),
      training.getWithoutStories(ancestorId),
      ancestors.listNames(userId),
    ]);

  /** Whom a conversation is with, what was taught of them, and what was said before. */
  const getActive = async (userId: string, id: string, beforeId?: string) => {
    const key = `${userId} ${id}`;
    const ancestorId = partners.get(key);
    const partner = ancestorId === undefined ? undefined : readPartner(userId, ancestorId);
    // Whether there is such a conversation is told first.
    partner?.catch(() => undefined);
    const conversation = await repository.findWithHistory(userId, id, historyLength, beforeId);
    if (!conversation) throw conversationNotFound();
    keepPartner(key, conversation.ancestorId);
    const [person, { taught, revision }, family] = await (partner ??
      readPartner(userId, conversation.ancestorId));
    if (person.status === 'resting') throw isResting();
    if (person.status !== 'active') throw notActive();
    const relatives = family.filter(({ relationship }) => relationship !== person.relationship);
    return { person, taught, revision, relatives, history: conversation.history };
  };

  const startReply = (
    { person, taught, revision, relatives, history }: Awaited<ReturnType<typeof getActive>>,
    task: Pick<ReplyTask, 'message' | 'keep' | 'locale' | 'again'>,
  ) =>
    replies.start({
      ...task,
      history,
      person: personOf(person, taught),
      memoryFor: (turns) => personaMemory(training, { ancestorId: person.id, revision }, turns),
      relatives,
    });

  return {
    /** Newest first; with `ancestorId` those with one person, with `q` those that hold each of its words. */
    async list(
      userId: string,
      { limit = limits.page.default, cursor, ancestorId, q = '' }: ConversationsQuery,
    ): Promise<Page<Conversation>> {
      const beforeId = readCursor(cursor, uuid);
      const words = searchWords(q);
      if (words.length > 0) {
        const found = await repository.search(userId, words, limit + 1, { beforeId, ancestorId });
        return cutPage(found, limit, {
          cursorOf: ({ conversation: { id } }) => id,
          present: ({ conversation, messageId, content }) => ({
            ...presentConversation(conversation),
            match: { messageId, excerpt: excerptAround(content ?? conversation.title, words) },
          }),
        });
      }
      const rows = await repository.list(userId, limit + 1, { beforeId, ancestorId });
      return cutPage(rows, limit, { cursorOf: ({ id }) => id, present: presentConversation });
    },

    async get(userId: string, id: string): Promise<Conversation> {
      return presentConversation(await getRow(userId, id));
    },

    async create(userId: string, ancestorId: string, title?: string): Promise<Conversation> {
      const { name } = await ancestors.getRow(userId, ancestorId);
      const row = await repository.insert({
        id: uuidv7(),
        userId,
        ancestorId,
        title: title ?? `Conversation with ${name}`,
        createdAt: clock.now(),
      });
      return presentConversation(row);
    },

    async rename(userId: string, id: string, title: string): Promise<Conversation> {
      const row = await repository.rename(userId, id, title);
      if (!row) throw conversationNotFound();
      return presentConversation(row);
    },

    /** A whole conversation as a file, whatever its length. */
    async export(userId: string, id: string, format: ExportFormat): Promise<ConversationFile> {
      const conversation = await getRow(userId, id);
      const { name } = await ancestors.getRow(userId, conversation.ancestorId);
      return exportConversation(conversation, name, format, {
        listAfter: (afterId) => repository.listMessagesAfter(id, exportStep, afterId),
        now: clock.now(),
      });
    },

    async delete(userId: string, id: string): Promise<void> {
      if (!(await repository.delete(userId, id))) throw conversationNotFound();
    },

    /** Newest first. */
    async listMessages(
      userId: string,
      id: string,
      { limit = limits.page.default, cursor }: PageQuery,
    ): Promise<Page<Message>> {
      await getRow(userId, id);
      const rows = await repository.listMessages(id, limit + 1, readCursor(cursor, uuid));
      return cutPage(rows, limit, { cursorOf: (row) => row.id, present: presentMessage });
    },

    /** Stores a message and starts its reply, which is made and stored whether or not anybody waits. */
    async send(
      userId: string,
      id: string,
      content: string,
      locale?: string,
    ): Promise<{ message: Message; reply: ReplyInTheMaking }> {
      await pace.consume(userId);
      const active = await getActive(userId, id);
      const message: MessageRow = {
        id: uuidv7(),
        conversationId: id,
        senderId: userId,
        replyToId: null,
        content,
        kind: 'person',
        isAi: false,
        audioUrl: null,
        sources: [],
        grounded: null,
        createdAt: clock.now(),
      };
      const { promise: kept, resolve } = Promise.withResolvers<unknown>();
      let writing: Promise<unknown> | undefined;
      const keep = () => {
        writing ??= repository.insertMessage(message);
        resolve(writing);
        return kept;
      };
      const reply = startReply(active, { message, keep, locale });
      kept.catch(() => reply.stop());
      // The reply has it written when it has read what it needs; whatever becomes of the reply, the message is kept.
      const late = setTimeout(keep, readingAtMostMs);
      // Whether it could be written is told by `kept`, and to whoever sent it.
      reply.done.catch(() => void keep());
      await kept.finally(() => clearTimeout(late));
      return { message: presentMessage(message), reply };
    },

    /**
     * The reply to a message: the one in the making, else a new one where none is stored or `again` asks for one.
     * @returns the stored reply where there is nothing to make.
     */
    async reply(
      userId: string,
      id: string,
      messageId: string,
      { again, locale }: { again: boolean; locale?: string },
    ): Promise<ReplyInTheMaking> {
      const active = await getActive(userId, id, messageId);
      const message = await repository.findMessage(id, messageId);
      if (message?.kind !== 'person') throw messageNotFound();
      const running = replies.find(messageId);
      if (running) return running;
      const stored = await repository.findReply(messageId);
      if (stored && !again)
        return { done: Promise.resolve(stored), listen: () => () => undefined, stop() {} };
      await pace.consume(userId);
      return startReply(active, { message, locale, again });
    },

    /** Stops the reply in the making; nothing of it is kept, and it can be asked for again. */
    async stopReply(userId: string, id: string, messageId: string): Promise<void> {
      await getRow(userId, id);
      if (!(await repository.findMessage(id, messageId))) throw messageNotFound();
      replies.find(messageId)?.stop();
    },
  };
}
