import type { MessageRow } from './conversations.table.ts';

/** A reply that is being made; it is stored even when no client is connected. */
export interface ReplyInTheMaking {
  /** Resolves with the stored reply, rejects when it could not be made. */
  readonly done: Promise<MessageRow>;
  /** Calls back with all that was made so far, then with each further piece. */
  listen(onDelta: (text: string) => void): () => void;
  stop(): void;
}

/** Runs `make` and passes the pieces of its reply to every listener. */
export function startReply(
  make: (onDelta: (text: string) => void, signal: AbortSignal) => Promise<MessageRow>,
): ReplyInTheMaking {
  const listeners = new Set<(text: string) => void>();
  const controller = new AbortController();
  let soFar = '';
  const done = make((text) => {
    soFar += text;
    for (const listener of listeners) listener(text);
  }, controller.signal);
  // Callers that await `done` get the error; unawaited, it must not end the process.
  done.catch(() => undefined);
  return {
    done,
    listen(onDelta) {
      if (soFar) onDelta(soFar);
      listeners.add(onDelta);
      return () => listeners.delete(onDelta);
    },
    stop: () => controller.abort(),
  };
}
