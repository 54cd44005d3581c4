import { readMessage } from '@heartwood/reading/read-message';
import { v7 as uuidv7 } from 'uuid';
import type { AncestorsService } from '#server/features/ancestors/ancestors.service.ts';
import type { FactsService } from '#server/features/facts/facts.service.ts';
import type { OpenQuestionsService } from '#server/features/open-questions/open-questions.service.ts';
import type { TrainingService } from '#server/features/training/training.service.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { cutPage, type Page, readCursor } from '#server/platform/http/paging.ts';
import type { Logger } from '#server/platform/logging/logger.ts';
import type { RateLimits } from '#server/platform/rate-limits/rate-limits.ts';
import type {
  Because,
  Conversation,
  ConversationsQuery,
  Message,
} from '#shared/contracts/conversations.ts';
import { type PageQuery, id as uuid } from '#shared/contracts/wire.ts';
import { limits } from '#shared/limits.ts';
import { companionMemoryOf } from './companion/companion-memory.ts';
import { personOf } from './companion/person-of.ts';
import { readAsker } from './companion/read-asker.ts';
import type { CompanionMemoryService } from './companion-memory.service.ts';
import {
  becauseNotFound,
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
import type { Replies, ReplyTask } from './replies.ts';
import type { ReplyInTheMaking } from './reply-in-the-making.ts';

export interface ConversationsServiceOptions {
  db: Database;
  replies: Replies;
  clock: Clock;
  logger: Logger;
  ancestors: AncestorsService;
  training: TrainingService;
  facts: FactsService;
  openQuestions: OpenQuestionsService;
  companionMemory: CompanionMemoryService;
  rateLimits: RateLimits;
}

/** How many earlier messages a reply looks back on. */
const historyLength = 24;
/** Messages read at a time while a conversation is exported. */
const exportStep = 500;

export type ConversationsService = ReturnType<typeof createConversationsService>;

/** Conversations with a companion: messages and the replies to them. */
export function createConversationsService(options: ConversationsServiceOptions) {
  const { db, replies, clock, logger, ancestors, training, facts, openQuestions } = options;
  const { companionMemory, rateLimits } = options;
  const repository = createConversationsRepository(db);
  const rateLimit = rateLimits.define({
    name: 'chat',
    points: 120,
    seconds: 60,
    store: 'memory',
    message: 'That was a lot of messages in a short time. Please wait a moment.',
  });

  const getRow = async (userId: string, id: string): Promise<ConversationRow> => {
    const row = await repository.find(userId, id);
    if (!row) throw conversationNotFound();
    return row;
  };

  /** The conversation with its person, their training and what came before. @throws 404, or 409 where no one replies. */
  const getActive = async (userId: string, id: string, beforeId?: string) => {
    const conversation = await repository.findWithHistory(userId, id, historyLength, beforeId);
    if (!conversation) throw conversationNotFound();
    const { ancestorId, history } = conversation;
    const [person, { details, revision }, family, memory] = await Promise.all([
      ancestors.getRow(userId, ancestorId),
      training.getWithoutStories(ancestorId),
      facts.listForCompanion(ancestorId),
      companionMemory.read(userId, ancestorId),
    ]);
    if (person.status === 'resting') throw isResting();
    if (person.status !== 'active') throw notActive();
    return { person, details, revision, facts: family, memory, history };
  };

  const startReply = (
    active: Awaited<ReturnType<typeof getActive>>,
    task: Pick<ReplyTask, 'message' | 'locale' | 'again'>,
  ) => {
    const { person, details, revision, facts: family, memory, history } = active;
    return replies.start({
      ...task,
      ask: {
        history,
        person: personOf(person, details),
        memory: companionMemoryOf(training, { ancestorId: person.id, revision }, history),
        facts: family,
        askerName: readAsker(task.message.content).askerName ?? memory.askerName,
        askersPeople: memory.people,
        told: memory.told,
      },
      onUntold: (question) => openQuestions.collect(person.id, question),
    });
  };

  /** Keeps the name and the people that a message says outright, for later conversations. */
  const noteAsker = async (userId: string, ancestorId: string, content: string) => {
    // A child at the family's computer is not the one who talks here otherwise.
    if (readMessage(content).care === 'child') return;
    const news = readAsker(content);
    if (news.askerName || news.people.length > 0)
      await companionMemory.note(userId, ancestorId, news);
  };

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

    /** How a reply came about. @throws 404 for another's message, and for one of which nothing was kept. */
    async getBecause(userId: string, messageId: string): Promise<Because> {
      const because = await repository.findBecause(userId, messageId);
      if (!because) throw becauseNotFound();
      return because;
    },

    /** Stores a message and starts its reply, which is stored even when the client has disconnected. */
    async send(
      userId: string,
      id: string,
      content: string,
      locale?: string,
    ): Promise<{ message: Message; reply: ReplyInTheMaking }> {
      await rateLimit.consume(userId);
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
        certainty: null,
        care: null,
        because: null,
        createdAt: clock.now(),
      };
      await repository.insertMessage(message);
      const reply = startReply(active, { message, locale });
      // What is kept for later talks must not stand in the way of this reply.
      await noteAsker(userId, active.person.id, content).catch((error: unknown) =>
        logger.error({ err: error, messageId: message.id }, 'the companion’s memory was not kept'),
      );
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
      await rateLimit.consume(userId);
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
