import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

/** Describes every route at /api/openapi.json, and shows it as a page at /api/docs. */
export async function documentApi(app: FastifyInstance, { publicUrl }: { publicUrl: string }) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Heartwood',
        description:
          'The API of Heartwood. Sign in at /api/auth/login; the session is an HttpOnly cookie.',
        version: '1',
        license: { name: 'AGPL-3.0-or-later' },
      },
      servers: [{ url: publicUrl }],
    },
    transform: createJsonSchemaTransform({ skipList: [] }),
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
}

/** Once every route is there. */
export function serveOpenApi(app: FastifyInstance) {
  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () =>
    app.swagger(),
  );
}
