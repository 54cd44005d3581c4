import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineError } from '#server/platform/errors/app-error.ts';
import { requestedRange } from './byte-range.ts';
import type { Storage, StoredObject } from './storage.ts';
import { isStorageFault } from './storage-error.ts';

const notFound = defineError(404, 'files.not-found', 'This file is no longer here.');

interface SendOptions {
  storage: Storage;
  key: string;
  /** What it is called when it is saved, in any language. */
  fileName?: string;
  /** Save it rather than show it. */
  download?: boolean;
  /** The address changes with the content, so a browser may keep it without asking again. */
  immutable?: boolean;
}

/**
 * Sends a stored object, whole or the one requested range. The route has checked session and ownership; only private
 * caches may store the response, and its content is sandboxed.
 */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, options: SendOptions) {
  const { storage, key } = options;
  const found = await storage.find(key);
  if (!found) throw notFound();
  const etag = found.sha256 ? `"${found.sha256}"` : undefined;
  setHeaders(reply, found, etag, options);

  if (etag && matches(request.headers['if-none-match'], etag)) return reply.code(304).send();

  const ifRange = request.headers['if-range'];
  const wantsRange = ifRange === undefined || (typeof ifRange === 'string' && ifRange === etag);
  const range = wantsRange ? requestedRange(request.headers.range, found.size) : undefined;
  if (range === 'unsatisfiable') {
    reply.removeHeader('content-disposition');
    return reply.code(416).header('content-range', `bytes */${found.size}`).send();
  }
  if (range) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${found.size}`);
  }
  reply.header('content-length', range ? range.end - range.start + 1 : found.size);
  // Fastify would set the length of nothing to 0; a stream's it leaves as it is.
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  return reply.send(await openStream(storage, found, range));
}

function setHeaders(
  reply: FastifyReply,
  { contentType, modifiedAt }: StoredObject,
  etag: string | undefined,
  { fileName, download = false, immutable = false }: SendOptions,
) {
  const served = servedType(contentType);
  const type = served.inline && !download ? 'inline' : 'attachment';
  reply.headers({
    'content-type': served.contentType,
    'content-disposition': contentDisposition(fileName, { type }),
    'accept-ranges': 'bytes',
    'last-modified': modifiedAt.toUTCString(),
    'cache-control': immutable ? 'private, max-age=31536000, immutable' : 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
  });
  if (etag) reply.header('etag', etag);
}

async function openStream(
  storage: Storage,
  found: StoredObject,
  range?: { start: number; end: number },
) {
  try {
    const content = await storage.read(found.key, range);
    if (content.sha256 === found.sha256) return content.stream;
    // Replaced since the headers were set.
    content.stream.destroy();
  } catch (error) {
    if (!isStorageFault(error, 'not-found') && !isStorageFault(error, 'bad-range')) throw error;
  }
  throw notFound();
}

const matches = (header: string | undefined, etag: string) =>
  header
    ?.split(',')
    .some((given) => given.trim().replace(/^W\//, '') === etag || given.trim() === '*');

/** Types that a browser may show inline: none of them can contain script. */
const shown = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'video/mp4',
  'video/webm',
  'video/quicktime',
  'audio/mpeg',
  'audio/mp4',
  'audio/aac',
  'audio/wav',
  'audio/ogg',
  'audio/flac',
  'audio/webm',
  'text/vtt; charset=utf-8',
  'text/vtt',
]);

/** Types that are declared, but only offered as a download. */
const named = new Set([
  'image/heic',
  'video/matroska',
  'video/vnd.avi',
  'application/json',
  'application/zip',
]);

interface ServedType {
  contentType: string;
  inline: boolean;
}

/** How stored content is handed out: anything not known to be harmless is bytes to be downloaded. */
function servedType(contentType: string): ServedType {
  if (shown.has(contentType)) return { contentType, inline: true };
  if (named.has(contentType)) return { contentType, inline: false };
  return { contentType: 'application/octet-stream', inline: false };
}
