import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { errorHandler } from '#server/platform/errors/error-handler.ts';
import { trustNearestProxy } from '#server/platform/http/trust-nearest-proxy.ts';
import type { Dependencies } from './dependencies.ts';
import { healthRoutes } from './health.routes.ts';

/** What a worker serves: its health and its figures, and nothing of anybody's. */
export async function buildWorkerApp({ config, logger, metrics, readiness }: Dependencies) {
  const app = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY && trustNearestProxy,
    forceCloseConnections: 'idle',
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(errorHandler);
  await app.register(
    healthRoutes({
      isReady: readiness.isReady,
      metrics,
      metricsToken: config.METRICS_TOKEN,
    }),
  );
  return app;
}
