import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Backups } from '#server/platform/backup/backups.ts';
import type { ClockGuard } from '#server/platform/clock/clock-guard.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';

const health = z.object({ status: z.enum(['ok', 'unavailable']) });
const readinessDetail = health.extend({
  /** When the newest backup was made, and when one was last restored on trial. */
  backup: z.object({ made: z.iso.datetime().optional(), tried: z.iso.datetime().optional() }),
  /** Whether the time is trusted, and else by how many seconds the clock is ahead of what it should show. */
  clock: z.object({ isTrusted: z.boolean(), aheadSeconds: z.number().optional() }),
});
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

interface HealthOptions {
  readiness: Pick<Readiness, 'isReady'>;
  metrics: Metrics;
  backups: Pick<Backups, 'readLatest'>;
  clockGuard: Pick<ClockGuard, 'aheadMs'>;
  config: Pick<Config, 'METRICS_TOKEN'>;
}

export function healthRoutes({
  readiness,
  metrics,
  backups,
  clockGuard,
  config: { METRICS_TOKEN },
}: HealthOptions): FastifyPluginAsyncZod {
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
          response: { 200: readinessDetail, 503: health },
        },
      },
      async (_request, reply) => {
        if (await readiness.isReady()) {
          const { made, tried } = await backups
            .readLatest()
            .catch(() => ({ made: undefined, tried: undefined }));
          const backup = { made: made?.toISOString(), tried: tried?.toISOString() };
          const aheadMs = clockGuard.aheadMs();
          const clock = {
            isTrusted: aheadMs === undefined,
            aheadSeconds: aheadMs && Math.round(aheadMs / 1000),
          };
          return { status: 'ok' as const, backup, clock };
        }
        return reply.code(503).send({ status: 'unavailable' });
      },
    );

    app.get('/metrics', { config, schema: { hide: true } }, async (request, reply) => {
      const isAllowed = METRICS_TOKEN
        ? isSame(request.headers.authorization ?? '', `Bearer ${METRICS_TOKEN}`)
        : isFromHere(request);
      if (!isAllowed) return reply.callNotFound();
      const { registry } = metrics;
      return reply.type(registry.contentType).send(await registry.metrics());
    });
  };
}

/** Whether the request comes from this machine. A proxy here also does, but forwards the requests of others. */
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
  /** Reports 'not ready' from now on, so that a load balancer sends no more requests. */
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
