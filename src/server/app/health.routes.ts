import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';

const health = z.object({ status: z.enum(['ok', 'unavailable']) });
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

interface HealthOptions {
  isReady(): Promise<boolean>;
  metrics: Metrics;
  metricsToken: string | undefined;
}

export function healthRoutes(options: HealthOptions): FastifyPluginAsyncZod {
  return async (app) => {
    const config = { access: 'public' as const };
    const tags = ['operation'];

    app.get(
      '/livez',
      { config, schema: { summary: 'The process runs', tags, response: { 200: health } } },
      async () => ({ status: 'ok' as const }),
    );

    app.get(
      '/readyz',
      {
        config,
        schema: {
          summary: 'The database answers',
          tags,
          response: { 200: health, 503: health },
        },
      },
      async (_request, reply) => {
        if (await options.isReady()) return { status: 'ok' as const };
        return reply.code(503).send({ status: 'unavailable' });
      },
    );

    app.get('/metrics', { config, schema: { hide: true } }, async (request, reply) => {
      const isAllowed = options.metricsToken
        ? isSame(request.headers.authorization ?? '', `Bearer ${options.metricsToken}`)
        : isFromHere(request);
      if (!isAllowed) return reply.callNotFound();
      const { registry } = options.metrics;
      return reply.type(registry.contentType).send(await registry.metrics());
    });
  };
}

/** A proxy on the same machine calls from here as well, but for others. */
function isFromHere({ ip, headers }: FastifyRequest): boolean {
  return loopback.has(ip) && headers['x-forwarded-for'] === undefined;
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export interface Readiness {
  /** Whether new work may be sent to this process. */
  isReady(): Promise<boolean>;
  /** From now on no more, so that whoever shares out the requests looks elsewhere. */
  withdraw(): void;
}

export function createReadiness({ isReady }: Pick<OpenDatabase, 'isReady'>): Readiness {
  let isStopping = false;
  return {
    isReady: async () => !isStopping && (await isReady()) && !isStopping,
    withdraw() {
      isStopping = true;
    },
  };
}
