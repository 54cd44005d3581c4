import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Logger } from '#server/platform/logging/logger.ts';
import { limits } from '#shared/limits.ts';
import type { Care } from './care/care.ts';
import { replyFailed } from './conversations.errors.ts';
import type { ConversationsRepository } from './conversations.repository.ts';
import type { MessageRow } from './conversations.table.ts';
import { isSomebodyElse } from './persona/evidence/is-somebody-else.ts';
import type {
  Persona,
  PersonaMemory,
  PersonaPerson,
  PersonaReply,
  Turn,
} from './persona/persona.ts';
import { nameRelatives, type Relative } from './persona/questions/name-relatives.ts';
import { type ReplyInTheMaking, startReply } from './reply-in-the-making.ts';

export interface ReplyTask {
  message: MessageRow;
  /** Writes the message, once, however often it is called; its reply is written after it. */
  keep?(): Promise<unknown>;
  /** The messages before it, oldest first. */
  history: readonly Turn[];
  person: PersonaPerson;
  /** Reached through the history, which resolves what a follow-up means. */
  memoryFor(history: readonly Turn[]): PersonaMemory;
  /** Of whom the asker may speak as 'my mother' or 'Dad'. */
  relatives: readonly Relative[];
  /** The browser's Accept-Language, for help lines of the person's country. */
  locale: string | undefined;
  /** The reply takes the place of the one there is, once it is whole. */
  again?: boolean;
}

/** Makes the replies to messages, each once, and stores them when they are whole. */
export function createReplies({
  repository,
  persona,
  care,
  clock,
  logger,
}: {
  repository: ConversationsRepository;
  persona: Persona;
  care: Care;
  clock: Clock;
  logger: Logger;
}) {
  const making = new Map<string, ReplyInTheMaking>();

  const make = async (
    task: ReplyTask,
    onDelta: (text: string) => void,
    signal: AbortSignal,
  ): Promise<MessageRow> => {
    const { message } = task;
    let hasStreamed = false;
    const pass = (text: string) => {
      hasStreamed = true;
      onDelta(text);
    };
    const crisis = care.answerCrisis(message.content, task.locale);
    const said: PersonaReply = crisis
      ? { ...crisis, sources: [], grounded: false }
      : await askPersona(task, pass, signal);
    // What was composed whole is passed on in pieces all the same: one way to listen to every reply.
    if (!hasStreamed) for (const piece of said.content.match(/\S+\s*/g) ?? []) onDelta(piece);
    await task.keep?.();
    if (signal.aborted) throw replyFailed();
    const now = clock.now();
    const row = {
      id: uuidv7(),
      conversationId: message.conversationId,
      senderId: null,
      audioUrl: null,
      replyToId: message.id,
      content: said.content,
      kind: crisis ? ('heartwood' as const) : ('persona' as const),
      isAi: true,
      sources: said.sources.slice(0, limits.sourcesPerReply),
      grounded: said.grounded,
      createdAt: now,
    };
    try {
      const reply = task.again
        ? await repository.replaceReply(row)
        : await repository.insertMessage(row);
      // Another process was first: its reply is the one that stands.
      const stored = reply ?? (await repository.findReply(message.id));
      if (!stored) throw replyFailed();
      return stored;
    } catch (error) {
      // There may be nobody left who waits for it and would be told.
      logger.error({ err: error, messageId: message.id }, 'a reply was not stored');
      throw error;
    }
  };

  const askPersona = async (
    { message, keep, history: said, person, memoryFor, relatives }: ReplyTask,
    onDelta: (text: string) => void,
    signal: AbortSignal,
  ) => {
    try {
      const asked = [message, ...said.filter(({ kind }) => kind === 'person')];
      const [question = message.content, ...before] = await nameRelatives(
        asked.map(({ content }) => content),
        relatives,
        async (name) => {
          const { terms, passages } = await memoryFor([]).recall(name, { spelledRight: true });
          const told = passages.map(({ excerpt }) => excerpt);
          return terms.some(({ known }) => known) && !isSomebodyElse(name, told);
        },
      );
      const history = said.map((turn) =>
        turn.kind === 'person' ? { ...turn, content: before.shift() ?? turn.content } : turn,
      );
      return await persona.reply({
        question,
        person,
        memory: keep ? keptOnceRecalled(memoryFor(history), keep) : memoryFor(history),
        history,
        seed: message.id,
        now: clock.now(),
        onDelta,
        signal,
      });
    } catch (cause) {
      if (!signal.aborted) logger.warn({ err: cause, messageId: message.id }, 'no reply was made');
      throw replyFailed({ cause });
    }
  };

  return {
    /** The reply in the making of a message, if this process makes one. */
    find: (messageId: string) => making.get(messageId),

    /** Starts the reply to a message, or joins the one that is being made. */
    start(task: ReplyTask): ReplyInTheMaking {
      const { id } = task.message;
      const running = making.get(id);
      if (running) return running;
      const reply = startReply((onDelta, signal) => make(task, onDelta, signal));
      making.set(id, reply);
      const forget = () => making.delete(id);
      reply.done.then(forget, forget);
      return reply;
    },

    /** Waits until every reply in the making is stored or has failed. */
    async settle() {
      await Promise.allSettled([...making.values()].map((reply) => reply.done));
    },
  };
}

export type Replies = ReturnType<typeof createReplies>;

// The embedded database does one thing after the other: what a reply is made from is read before the message is
// written, which takes longest of all and can be done while a language model is being asked.
function keptOnceRecalled(memory: PersonaMemory, keep: () => Promise<unknown>): PersonaMemory {
  return {
    ...memory,
    async recall(...question) {
      try {
        return await memory.recall(...question);
      } finally {
        keep();
      }
    },
  };
}
