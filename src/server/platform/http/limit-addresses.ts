import type { FastifyInstance } from 'fastify';
import type { RateLimits } from '#server/platform/rate-limits/rate-limits.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A ceiling on all that one address may change in a minute, whatever the accounts; single uses have limits of their own. */
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
