import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Message } from '#shared/contracts/conversations.ts';
import type { ErrorBody } from '#shared/contracts/errors.ts';
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
    send('error', errorOf(error, request.id));
  } finally {
    stopListening();
    raw.end();
  }
}

function errorOf(error: unknown, requestId: string): ErrorBody {
  if (error instanceof AppError) return { error: error.message, code: error.code, requestId };
  return { error: 'Something went wrong on our side.', code: 'server.failed', requestId };
}
