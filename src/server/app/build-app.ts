import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyServerOptions, LogController } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { notSignedIn } from '#server/features/auth/auth.errors.ts';
import { errorHandler } from '#server/platform/errors/error-handler.ts';
import { guardAccess } from '#server/platform/http/access.ts';
import {
  checkOrigin,
  compressResponses,
  limitAddresses,
  logRequests,
} from '#server/platform/http/hooks.ts';
import { defaultBodyLimit, readBodies } from '#server/platform/http/request-bodies.ts';
import { documentApi, serveOpenApi } from './api-docs.ts';
import { serveClient } from './client-pages.ts';
import type { Dependencies } from './dependencies.ts';
import { healthRoutes } from './health.routes.ts';
import { contentSecurity } from './page-security.ts';
import { registerRoutes } from './routes.ts';

/** The web server, complete but not listening. */
export async function buildApp(dependencies: Dependencies, clientDir: string) {
  const { config, services, storage, metrics, rateLimits } = dependencies;
  const app = createFastify(dependencies, {
    // Addresses that match no route syntax are answered in the shape of every other error.
    frameworkErrors: errorHandler,
    genReqId: () => randomUUID(),
    bodyLimit: defaultBodyLimit,
    // Enough for 100 MB over 256 kbit/s.
    requestTimeout: 60 * 60 * 1000,
    keepAliveTimeout: 10_000,
    routerOptions: { maxParamLength: 200 },
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
  });
  logRequests(app);
  compressResponses(app);
  metrics.observe(app);
  await app.register(helmet, contentSecurity(config.PUBLIC_URL, storage.uploadOrigin));
  checkOrigin(app, { publicUrl: config.PUBLIC_URL });
  limitAddresses(app, { rateLimits });
  await app.register(multipart);
  await documentApi(app, { publicUrl: config.PUBLIC_URL });
  guardAccess(app, { findUser: services.auth.findUser, notSignedIn });
  readBodies(app, { rateLimits });
  registerRoutes(app, dependencies);
  serveOpenApi(app);
  await serveClient(app, clientDir, config.PUBLIC_URL);
  return app;
}

/** The server of a worker process: health and metrics only. */
export async function buildWorkerApp(dependencies: Dependencies) {
  const app = createFastify(dependencies);
  await app.register(healthRoutes(dependencies));
  return app;
}

function createFastify({ config, logger }: Dependencies, options: FastifyServerOptions = {}) {
  const app = Fastify({
    ...options,
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // Only the nearest hop is trusted: a client can write anything into X-Forwarded-For, and rate limits count by it.
    trustProxy: config.TRUST_PROXY && ((_address: string, hop: number) => hop === 0),
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(errorHandler);
  return app;
}
