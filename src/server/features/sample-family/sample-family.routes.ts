import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { setCookies } from '#server/platform/http/headers.ts';
import { sessionResponse } from '#shared/contracts/auth.ts';
import type { SampleFamilyService } from './sample-family.service.ts';

export function sampleFamilyRoutes({
  sampleFamily,
}: {
  sampleFamily: SampleFamilyService;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/sample-family',
      {
        config: { access: 'public' },
        schema: {
          summary: 'A private account with a sample family, signed in; it is removed after a day',
          tags: ['auth'],
          response: { 200: sessionResponse, 201: sessionResponse },
        },
      },
      async (request, reply) => {
        // Asked twice, as by two clicks: the one that there is.
        if (request.user?.isSample) return { user: request.user };
        const { user, headers } = await sampleFamily.create(request.ip);
        setCookies(reply, headers);
        return reply.code(201).send({ user });
      },
    );
  };
}
