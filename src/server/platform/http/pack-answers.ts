import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Below this an answer fits into what is sent anyway, in bytes. */
const worthwhile = 1024;
/** Beyond this a text gets little smaller, and takes much longer. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };

const packers = {
  br: (text: string) => promisify(brotliCompress)(text, { params: quality }),
  gzip: promisify(gzip),
};

/** Sends every text that is made for a request as small as its browser takes it; streams and files go as they are. */
export function packAnswers(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < worthwhile || request.method === 'HEAD')
      return payload;
    const accepted = String(request.headers['accept-encoding']);
    const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
    reply.header('vary', 'accept-encoding');
    if (!encoding) return payload;
    reply.header('content-encoding', encoding);
    return packers[encoding](payload);
  });
}
