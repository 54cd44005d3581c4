import { create as contentDisposition } from 'content-disposition';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { currentUser } from '#server/platform/http/access.ts';
import { accountEnding, deleteAccountBody } from '#shared/contracts/account.ts';
import type { AccountService } from './account.service.ts';

const tags = ['account'];

export function accountRoutes({ account }: { account: AccountService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/account/ending',
      {
        schema: {
          summary: 'What others would lose if the account were deleted',
          tags,
          response: { 200: accountEnding },
        },
      },
      (request) => account.getEnding(currentUser(request).id),
    );

    app.get(
      '/api/account/export',
      {
        schema: {
          summary: 'Everything of the account as one zip; videos of sealed vaults stay sealed',
          tags,
          produces: ['application/zip'],
        },
      },
      async (request, reply) => {
        const { fileName, content } = await account.export(currentUser(request).id);
        return reply
          .type('application/zip')
          .header('content-disposition', contentDisposition(fileName))
          .send(content);
      },
    );

    app.delete(
      '/api/account',
      {
        schema: {
          summary:
            'Delete the account and everything in it, for good; wants the password, unless it is a sample account',
          tags,
          body: deleteAccountBody.partial().nullish(),
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await account.delete(currentUser(request).id, request.body?.password);
        return reply.code(204).send(null);
      },
    );
  };
}
