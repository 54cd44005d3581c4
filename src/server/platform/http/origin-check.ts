import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/platform/errors/app-error.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses state-changing calls from other sites' pages. */
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
