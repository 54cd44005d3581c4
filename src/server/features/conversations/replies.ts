import { type MessageReading, readMessage } from '@heartwood/reading/read-message';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Logger } from '#server/platform/logging/logger.ts';
import type { Because, CareKind } from '#shared/contracts/conversations.ts';
import { stripControls } from '#shared/contracts/wire.ts';
import { limits } from '#shared/limits.ts';
import { careLetter } from './care/care-letter.ts';
import type { Companion, CompanionQuestion, CompanionReply } from './companion/companion.ts';
import { replyLocale } from './companion/reply-language.ts';
import { replyFailed } from './conversations.errors.ts';
import type { ConversationsRepository } from './conversations.repository.ts';
import type { MessageRow } from './conversations.table.ts';
import { type ReplyInTheMaking, startReply } from './reply-in-the-making.ts';

/** A message to reply to; what the reply stands on is read once it is known who replies. */
export interface ReplyTask {
  message: MessageRow;
  ask: Omit<CompanionQuestion, 'message' | 'reading' | 'seed' | 'now' | 'onDelta' | 'signal'>;
  /** The browser's Accept-Language, for help lines of the writer's country. */
  locale: string | undefined;
  /** The reply takes the place of the one there is, once it is whole. */
  again?: boolean;
  /** Called with a question that the material did not answer. */
  onUntold(question: string): Promise<void>;
}

type Said = Omit<CompanionReply, 'because' | 'care'> & {
  kind: 'persona' | 'heartwood';
  care: CareKind | null;
  because: Because;
};

/** Makes the replies to messages, each once, and stores them when they are whole. */
export function createReplies({
  repository,
  companion,
  clock,
  logger,
}: {
  repository: ConversationsRepository;
  companion: Companion;
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
    const said = await reply(task, pass, signal);
    said.content = stripControls(said.content);
    // A reply that was composed whole is streamed word by word: clients listen to every reply the same way.
    if (!hasStreamed) for (const piece of said.content.match(/\S+\s*/g) ?? []) onDelta(piece);
    if (signal.aborted) throw replyFailed();
    const { content, kind, certainty, care, because } = said;
    const row = {
      id: uuidv7(),
      conversationId: message.conversationId,
      senderId: null,
      audioUrl: null,
      replyToId: message.id,
      isAi: true,
      ...{ content, kind, certainty, care, because },
      sources: said.sources.slice(0, limits.sourcesPerReply),
      grounded: certainty === 'told',
      createdAt: clock.now(),
    };
    try {
      const stored = task.again
        ? await repository.replaceReply(row)
        : await repository.insertMessage(row);
      if (said.isOpen && stored && !task.again) await noteOpen(task);
      // Another process was first: its reply is the one that stands.
      const standing = stored ?? (await repository.findReply(message.id));
      if (!standing) throw replyFailed();
      return standing;
    } catch (error) {
      // The client may have left: the log is the only place that tells.
      logger.error({ err: error, messageId: message.id }, 'a reply was not stored');
      throw error;
    }
  };

  // The reply stands whether or not its question could be put on the family's list.
  const noteOpen = async ({ message, onUntold }: ReplyTask) => {
    try {
      await onUntold(message.content);
    } catch (error) {
      logger.error({ err: error, messageId: message.id }, 'an open question was not kept');
    }
  };

  /** Triage first: where a message calls for Heartwood itself, no companion is asked. */
  const reply = async (
    { message, ask, locale }: ReplyTask,
    onDelta: (text: string) => void,
    signal: AbortSignal,
  ): Promise<Said> => {
    const reading = readMessage(message.content);
    // Said once, the word to a child is enough: what a child asks after that is answered.
    const isSaid = reading.care === 'child' && ask.history.some(({ care }) => care === 'child');
    if (reading.care && reading.care !== 'check-in' && !isSaid)
      return letterFrom(reading, reading.care, message.content, { ask, locale });
    try {
      const said = await companion.reply({
        ...ask,
        ...{ message: message.content, reading, seed: message.id, now: clock.now() },
        ...{ onDelta, signal },
      });
      const { failure } = said;
      if (failure)
        logger.warn({ failure, messageId: message.id }, 'a reply was made without its model');
      return {
        ...said,
        kind: 'persona',
        care: isSaid ? null : (reading.care ?? said.care ?? null),
        because: { ...said.because, ...triageOf(reading) },
      };
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

function letterFrom(
  reading: MessageReading,
  care: Exclude<CareKind, 'check-in'>,
  message: string,
  { ask, locale }: Pick<ReplyTask, 'ask' | 'locale'>,
): Said {
  const language = replyLocale(message, ask.person, ask.history);
  return {
    kind: 'heartwood',
    content: careLetter(care, { locale: language, acceptLanguage: locale }),
    sources: [],
    certainty: null,
    care,
    because: {
      ...{ engine: 'heartwood' as const, question: null, passages: [], answer: null, facts: [] },
      notes: [`Heartwood itself answers: ${care}`],
      ...triageOf(reading),
    },
  };
}

const actsKept = 3;

function triageOf({ care, careScores, actScores }: MessageReading): Pick<Because, 'care' | 'acts'> {
  const heard = careScores.find(({ label }) => label !== 'none');
  return {
    care: care && heard ? { label: care, score: round(heard.score) } : null,
    acts: actScores.slice(0, actsKept).map(({ label, score }) => ({ label, score: round(score) })),
  };
}

const round = (score: number) => Math.round(score * 1_000) / 1_000;
