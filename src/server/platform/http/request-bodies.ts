import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, defineError } from '#server/platform/errors/app-error.ts';
import { networkOf } from '#server/platform/rate-limits/network-of.ts';
import type { RateLimits } from '#server/platform/rate-limits/rate-limits.ts';
import { createWorkerPool } from '#server/platform/speech/worker-pool.ts';
import { type ParsedJson, parseJson } from './parse-json.ts';
import { createJsonScanner } from './scan-json.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Counts bytes of the body that are kept in memory, until the response has ended.
     * @throws AppError 429 when this sender, 503 when all together keep too many.
     */
    holdBytes(bytes: number): void;
  }
}

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** The limit of routes that declare none; in bytes. A route that declares more keeps its body in memory. */
export const defaultBodyLimit = 256 * kilobyte;

const defaults = {
  /** Bytes of bodies in memory at once, of one account or address and of all. */
  perSender: 128 * megabyte,
  inAll: 256 * megabyte,
  /** So many more for bodies within `defaultBodyLimit`: large ones cannot keep them out. */
  forSmall: 64 * megabyte,
  /** A body that is not complete must have grown by so many bytes, each time. */
  pace: { bytes: 480 * kilobyte, everyMs: 30_000 },
};

const tooLarge = defineError(413, 'request.too-large', 'This is too large to be sent.');
const unreadable = defineError(400, 'request.invalid', 'This request could not be read.');
const tooMuchAtOnce = (status: 429 | 503) =>
  new AppError(
    status,
    'request.too-many',
    'Too much is being sent at once. Please wait a moment and try again.',
    { retryAfterSeconds: 10 },
  );

/**
 * Reads JSON bodies within limits of size, nesting, number of values, pace and memory. To be called after the session
 * is known, by which bodies are counted. An empty body is undefined: many clients declare JSON with every request.
 */
export function readBodies(
  app: FastifyInstance,
  { rateLimits, ...given }: { rateLimits: RateLimits } & Partial<typeof defaults>,
): void {
  const limits = { ...defaults, ...given };
  const largeBodies = rateLimits.define({
    name: 'large-bodies',
    points: 60,
    seconds: 60,
    store: 'memory',
    message: 'You are saving a lot at once. Please wait a moment.',
  });
  const heldBy = new Map<string, number>();
  let heldInAll = 0;

  const count = (senders: readonly string[], bytes: number) => {
    heldInAll += bytes;
    for (const sender of senders) {
      const now = (heldBy.get(sender) ?? 0) + bytes;
      if (now > 0) heldBy.set(sender, now);
      else heldBy.delete(sender);
    }
  };

  app.decorateRequest('holdBytes', () => {});
  app.addHook('onRequest', async (request, reply) => {
    const { 'content-length': declared, 'transfer-encoding': encoding } = request.headers;
    if (!Number(declared) && encoding === undefined) return;
    const { bodyLimit = defaultBodyLimit } = request.routeOptions;
    const isLarge = bodyLimit > defaultBodyLimit && !(Number(declared) <= megabyte);
    const { ip, user } = request;
    if (isLarge) await largeBodies.consume(user?.id ?? ip);

    const senders = [networkOf(ip), ...(user ? [user.id] : [])];
    let bytes = 0;
    request.holdBytes = (more) => {
      const isSmall = bytes + more <= defaultBodyLimit;
      if (senders.some((sender) => (heldBy.get(sender) ?? 0) + more > limits.perSender))
        throw tooMuchAtOnce(429);
      if (heldInAll + more > limits.inAll + (isSmall ? limits.forSmall : 0))
        throw tooMuchAtOnce(503);
      bytes += more;
      count(senders, more);
    };
    reply.raw.once('close', () => count(senders, -bytes));
    const isJson = request.headers['content-type']?.includes('json') ?? false;
    if (isJson || bodyLimit > defaultBodyLimit) requirePace(request, limits.pace);
  });

  const threads = createWorkerPool<Uint8Array, ParsedJson>({
    script: new URL('./parse-json-worker.ts', import.meta.url),
    size: 1,
    limitMs: 30_000,
  });
  app.addHook('onClose', threads.close);

  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/json',
    async (request: FastifyRequest, payload: Readable) => {
      const body = await receive(request, payload);
      if (body.length === 0) return undefined;
      // A large body is parsed on another thread, so that the event loop goes on.
      const parsed = body.length > defaultBodyLimit ? await threads.run(body) : parseJson(body);
      if ('syntaxError' in parsed) throw unreadable();
      return parsed.value;
    },
  );
}

/** The whole body, in memory that threads can share. @throws AppError 400, 413, 429, 503. */
async function receive(request: FastifyRequest, payload: Readable): Promise<Uint8Array> {
  const { bodyLimit = defaultBodyLimit } = request.routeOptions;
  if (Number(request.headers['content-length']) > bodyLimit) throw tooLarge();
  const isBearable = createJsonScanner();
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
      length += chunk.length;
      if (length > bodyLimit || !isBearable(chunk)) throw tooLarge();
      request.holdBytes(chunk.length);
      chunks.push(chunk);
    }
  } catch (error) {
    // A client that is still sending reads the response only once its whole body was consumed.
    payload.resume();
    throw error instanceof AppError ? error : unreadable({ cause: error });
  }
  const body = new Uint8Array(new SharedArrayBuffer(length));
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.length;
  }
  return body;
}

/** Ends the connection when the body comes too slowly. */
function requirePace({ raw }: FastifyRequest, pace: typeof defaults.pace): void {
  let before = raw.socket.bytesRead;
  const timer = setInterval(() => {
    const now = raw.socket.bytesRead;
    if (raw.complete || raw.destroyed) clearInterval(timer);
    else if (now - before < pace.bytes) raw.destroy();
    before = now;
  }, pace.everyMs);
  timer.unref();
  raw.once('close', () => clearInterval(timer));
}
