import { ApiError } from '#client/platform/api-error.ts';
import { call } from '#client/platform/http-client.ts';
import { NetworkError } from '#client/platform/network-error.ts';
import { readServerEvents } from '#client/platform/server-events.ts';
import type { Message } from '#shared/contracts/conversations.ts';
import { receivedMessage } from './received-message.ts';

export interface ExchangeListener {
  /** The person's message is stored. */
  onMessage?(stored: Message): void;
  /** A further piece of the reply. */
  onDelta(text: string): void;
}

/**
 * Makes a call that streams a reply, and answers the reply once it is whole and stored.
 * @throws ApiError when the server could not make it, NetworkError when the connection broke.
 */
export async function streamExchange(
  path: string,
  body: unknown,
  { onMessage, onDelta }: ExchangeListener,
  signal: AbortSignal,
): Promise<Message> {
  const headers = { accept: 'text/event-stream' };
  const response = await call('POST', path, body, { signal, headers });
  try {
    for await (const { event, data } of readServerEvents(response)) {
      const content: unknown = JSON.parse(data);
      if (event === 'message') onMessage?.(receivedMessage.parse(content));
      else if (event === 'delta') onDelta((content as { text: string }).text);
      else if (event === 'reply') return receivedMessage.parse(content);
      else if (event === 'error')
        throw new ApiError({ status: 503, statusText: '', text: data, retryAfter: null });
    }
  } catch (error) {
    if (error instanceof ApiError || signal.aborted) throw error;
    throw new NetworkError({ cause: error });
  }
  throw new NetworkError();
}
