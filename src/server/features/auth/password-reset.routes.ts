import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { forgotPasswordBody, resetPasswordBody } from '#shared/contracts/account.ts';
import type { PasswordResetService } from './password-reset.service.ts';

export function passwordResetRoutes({
  passwordReset,
}: {
  passwordReset: PasswordResetService;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/auth/forgot-password',
      {
        config: { access: 'public' },
        schema: {
          summary: 'Have the link to a new password mailed, if there is such an account',
          tags: ['auth'],
          body: forgotPasswordBody,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await passwordReset.request(request.body.email, request.ip);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/api/auth/reset-password',
      {
        config: { access: 'public' },
        schema: {
          summary: 'Choose a new password by the token of the mailed link; ends every session',
          tags: ['auth'],
          body: resetPasswordBody,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { token, password } = request.body;
        const mark = await passwordReset.reset(token, password, request.ip);
        return reply.header('set-cookie', mark).code(204).send(null);
      },
    );
  };
}
