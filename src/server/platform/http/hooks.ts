import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { RateLimits } from '#server/platform/rate-limits/rate-limits.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Logs one line per request: route pattern, status and time; never its address, query or body. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        requestId: request.id,
      },
      'request',
    );
  });
}

/** Smaller responses are not compressed, in characters. */
const compressedFrom = 1024;
// Higher levels take much longer and save little.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];
/** Best first. */
const encoders = [
  { encoding: 'br', encode: (text: string) => toBrotli(text, brotli) },
  { encoding: 'gzip', encode: (text: string) => toGzip(text) },
];

/** Compresses text responses by what the request accepts; streams and files are sent as they are. */
export function compressResponses(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < compressedFrom) return payload;
    reply.header('vary', 'accept-encoding');
    const accepted = listAccepted(request.headers['accept-encoding'] ?? '');
    const encoder = encoders.find(({ encoding }) => accepted.includes(encoding));
    if (!encoder || request.method === 'HEAD') return payload;
    reply.header('content-encoding', encoder.encoding);
    return encoder.encode(payload);
  });
}

/** The encodings of an Accept-Encoding header without those that it refuses with `q=0`. */
function listAccepted(header: string): string[] {
  return header
    .toLowerCase()
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.replace(/;.*/s, '').trim());
}

/** Refuses state-changing requests from pages of other origins with 403. */
export function checkOrigin(app: FastifyInstance, { publicUrl }: { publicUrl: string }) {
  const publicOrigin = new URL(publicUrl).origin;
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method)) return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    const own = [publicOrigin, `http://${request.host}`, `https://${request.host}`];
    const isForeign = origin === undefined ? site === 'cross-site' : !own.includes(origin);
    if (isForeign)
      throw new AppError(
        403,
        'request.foreign-origin',
        'This call came from another site and was refused.',
      );
  });
}

/** Limits the state-changing requests of one address per minute, over all accounts; features have limits of their own. */
export function limitAddresses(app: FastifyInstance, { rateLimits }: { rateLimits: RateLimits }) {
  const limit = rateLimits.define({
    name: 'address',
    points: 3_000,
    seconds: 60,
    store: 'memory',
    message: 'Too many calls from this network. Please wait a moment.',
  });
  app.addHook('onRequest', async (request) => {
    if (!safeMethods.has(request.method)) await limit.consume(request.ip);
  });
}
