import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type About, about } from '#shared/contracts/about.ts';

export function aboutRoutes({ aboutThis }: { aboutThis: About }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/about',
      {
        config: { access: 'public' },
        schema: {
          summary: 'How to reach the people behind this Heartwood, and which engines it uses',
          tags: ['about'],
          response: { 200: about },
        },
      },
      async () => aboutThis,
    );
  };
}
