import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { notSignedIn } from '#server/features/auth/auth.errors.ts';
import { errorHandler } from '#server/platform/errors/error-handler.ts';
import { guardAccess } from '#server/platform/http/access.ts';
import { compressResponses } from '#server/platform/http/compress-responses.ts';
import { allowEmptyJson } from '#server/platform/http/empty-json.ts';
import { limitAddresses } from '#server/platform/http/limit-addresses.ts';
import { logRequests } from '#server/platform/http/log-requests.ts';
import { checkOrigin } from '#server/platform/http/origin-check.ts';
import { trustNearestProxy } from '#server/platform/http/trust-nearest-proxy.ts';
import { documentApi, serveOpenApi } from './api-docs.ts';
import { serveClient } from './client-pages.ts';
import type { Dependencies } from './dependencies.ts';
import { contentSecurity } from './page-security.ts';
import { registerRoutes } from './routes.ts';

/** The web server, complete but not listening. */
export async function buildApp(dependencies: Dependencies, clientDir: string) {
  const { config, logger, services, storage, metrics, rateLimits } = dependencies;
  const app = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY && trustNearestProxy,
    // Addresses that no route could have, answered in the shape of every other error.
    frameworkErrors: errorHandler,
    genReqId: () => randomUUID(),
    bodyLimit: 1024 * 1024,
    // 100 MB over a line of a quarter megabit.
    requestTimeout: 60 * 60 * 1000,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(errorHandler);
  allowEmptyJson(app);

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
  registerRoutes(app, dependencies);
  serveOpenApi(app);
  await serveClient(app, clientDir, config.PUBLIC_URL);
  return app;
}
