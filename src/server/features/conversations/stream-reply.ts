import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/errors/app-error.ts';
import { explainError } from '#server/platform/errors/error-handler.ts';
import type { Message } from '#shared/contracts/conversations.ts';
import { presentMessage } from './conversations.presenter.ts';
import type { ReplyInTheMaking } from './reply-in-the-making.ts';

/** Whether the client asks for the reply piece by piece. */
export function wantsStream(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/event-stream') ?? false;
}

/**
 * Streams a reply as server-sent events: `message` (where it was just stored), `delta` ({text}) for each piece,
 * then `reply`, or `error` with the API's error body. When the client leaves, the reply is made all the same.
 */
export async function streamReply(
  request: FastifyRequest,
  reply: FastifyReply,
  { message, making }: { message?: Message; making: ReplyInTheMaking },
): Promise<void> {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const send = (event: string, data: unknown) => {
    if (!raw.writableEnded && !raw.destroyed)
      raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  if (message) send('message', message);
  const stopListening = making.listen((text) => send('delta', { text }));
  raw.once('close', stopListening);
  try {
    send('reply', presentMessage(await making.done));
  } catch (error) {
    const { status, body } = explainError(error, request.id);
    // What is for a person was logged where it was thrown, unless it was they who stopped the reply.
    if (status >= 500 && !(error instanceof AppError))
      request.log.error({ err: error }, 'request failed');
    send('error', body);
  } finally {
    stopListening();
    raw.end();
  }
}
