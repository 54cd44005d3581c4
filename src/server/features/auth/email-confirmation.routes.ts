import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { currentUser } from '#server/platform/http/access.ts';
import { confirmEmailBody } from '#shared/contracts/auth.ts';
import type { EmailConfirmationService } from './email-confirmation.service.ts';

export function emailConfirmationRoutes({
  emailConfirmation,
}: {
  emailConfirmation: EmailConfirmationService;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/auth/email-confirmation',
      {
        schema: {
          summary: 'Send the link that confirms the own address once more',
          tags: ['auth'],
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await emailConfirmation.request(currentUser(request).id);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/api/auth/confirm-email',
      {
        config: { access: 'public' },
        schema: {
          summary: 'Confirm an address by the token of the mailed link',
          tags: ['auth'],
          body: confirmEmailBody,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await emailConfirmation.confirm(request.body.token);
        return reply.code(204).send(null);
      },
    );
  };
}
