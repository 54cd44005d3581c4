import { useCallback, useEffect, useRef, useState } from 'react';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { sendOnly } from '#client/platform/http-client.ts';
import { logFailure } from '#client/platform/log-failure.ts';
import type { Message } from '#shared/contracts/conversations.ts';
import { messagesPath, replyPath } from './conversation-paths.ts';
import { type ExchangeListener, streamExchange } from './stream-exchange.ts';
import { useMessageCache } from './use-messages.ts';

/** What is going on besides the stored messages. */
export type ChatActivity =
  | { kind: 'idle' }
  /** On its way to the server, not stored yet. */
  | { kind: 'sending'; content: string }
  /** Not stored; kept here until it is sent again. */
  | { kind: 'unsent'; content: string; sentence: string }
  /** Stored; its reply is being made. */
  | { kind: 'replying'; messageId: string; text: string }
  /** Stored, but no reply came. */
  | { kind: 'unanswered'; messageId: string; sentence: string };

const idle: ChatActivity = { kind: 'idle' };

/** Sends messages and listens to their replies. One exchange at a time. */
export function useChat({ conversationId, userId }: { conversationId: string; userId: string }) {
  const [activity, setActivity] = useState<ChatActivity>(idle);
  const running = useRef<AbortController | null>(null);
  const cache = useMessageCache(conversationId);

  // Leaving stops the listening, not the reply: the server goes on and stores it.
  useEffect(() => () => running.current?.abort(), []);

  const listen = useCallback(
    async (begin: ChatActivity, path: string, body: unknown, content?: string) => {
      if (running.current && !running.current.signal.aborted) return;
      const controller = new AbortController();
      running.current = controller;
      let messageId = begin.kind === 'replying' ? begin.messageId : undefined;
      setActivity(begin);
      const listener: ExchangeListener = {
        onMessage(stored) {
          messageId = stored.id;
          cache.add(stored);
          setActivity({ kind: 'replying', messageId: stored.id, text: '' });
        },
        onDelta: (text) =>
          setActivity((now) => (now.kind === 'replying' ? { ...now, text: now.text + text } : now)),
      };
      try {
        cache.add(await streamExchange(path, body, listener, controller.signal));
        setActivity(idle);
      } catch (error) {
        if (controller.signal.aborted) return;
        logFailure('A reply did not arrive', error);
        const sentence = errorSentence(error);
        if (messageId) setActivity({ kind: 'unanswered', messageId, sentence });
        else setActivity({ kind: 'unsent', content: content ?? '', sentence });
      } finally {
        if (running.current === controller) running.current = null;
      }
    },
    [cache],
  );

  const send = useCallback(
    (content: string) =>
      listen(
        { kind: 'sending', content },
        messagesPath(conversationId),
        { content, senderId: userId },
        content,
      ),
    [listen, conversationId, userId],
  );

  /** Joins or begins the reply to a stored message; `again` makes another in its place. */
  const askForReply = useCallback(
    (messageId: string, again = false) =>
      listen({ kind: 'replying', messageId, text: '' }, replyPath(conversationId, messageId), {
        again,
      }),
    [listen, conversationId],
  );

  /** Stops the reply in the making; its message stays, and can be answered later. */
  const stop = useCallback(async () => {
    if (activity.kind !== 'replying') return;
    const { messageId } = activity;
    running.current?.abort();
    setActivity({ kind: 'unanswered', messageId, sentence: 'You stopped this reply.' });
    await sendOnly('DELETE', replyPath(conversationId, messageId)).catch((error: unknown) =>
      logFailure('A reply could not be stopped', error),
    );
    await cache.refetch();
  }, [activity, conversationId, cache]);

  const forgetUnsent = useCallback(() => setActivity(idle), []);

  return { activity, send, askForReply, stop, forgetUnsent };
}

export type Chat = ReturnType<typeof useChat>;

/** The newest message, where it waits for a reply that nobody is making here. */
export function findUnanswered(messages: readonly Message[]): Message | undefined {
  const newest = messages.at(-1);
  return newest?.kind === 'person' ? newest : undefined;
}
