import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Below this an answer fits into what is sent anyway, in bytes. */
const worthwhile = 1024;
/** Beyond this a text gets little smaller, and takes much longer. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Best first. */
const packers = [
  { encoding: 'br', pack: (text: string) => toBrotli(text, { params }) },
  { encoding: 'gzip', pack: (text: string) => toGzip(text) },
];

/** Sends every text that is made for a request as small as its browser takes it; streams and files go as they are. */
export function compressResponses(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < worthwhile) return payload;
    reply.header('vary', 'accept-encoding');
    const taken = listTaken(request.headers['accept-encoding'] ?? '');
    const packer = packers.find(({ encoding }) => taken.includes(encoding));
    if (!packer || request.method === 'HEAD') return payload;
    reply.header('content-encoding', packer.encoding);
    return packer.pack(payload);
  });
}

/** What an Accept-Encoding names; a weight of nothing refuses it. */
function listTaken(accepted: string): string[] {
  return accepted
    .toLowerCase()
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.replace(/;.*/s, '').trim());
}
