import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { currentUser } from '#server/platform/http/access.ts';
import { toHeaders } from '#server/platform/http/headers.ts';
import {
  account,
  changePasswordBody,
  session,
  updateAccountBody,
} from '#shared/contracts/account.ts';
import { idParams } from '#shared/contracts/wire.ts';
import type { AuthService } from './auth.service.ts';
import type { ProfileService } from './profile.service.ts';

const tags = ['account'];
const nothing = { 204: z.null() };

export function profileRoutes({
  auth,
  profile,
}: {
  auth: AuthService;
  profile: ProfileService;
}): FastifyPluginAsyncZod {
  const currentSession = (request: FastifyRequest) =>
    auth.findSessionId(toHeaders(request.headers));

  return async (app) => {
    app.get(
      '/api/account',
      { schema: { summary: 'The own account', tags, response: { 200: account } } },
      (request) => profile.get(currentUser(request).id),
    );

    app.put(
      '/api/account',
      {
        schema: {
          summary: 'Change name or address; the address needs the password',
          tags,
          body: updateAccountBody,
          response: { 200: account },
        },
      },
      (request) => profile.update(currentUser(request).id, request.body, request.ip),
    );

    app.put(
      '/api/account/password',
      {
        schema: {
          summary: 'Change the password; ends every other session',
          tags,
          body: changePasswordBody,
          response: nothing,
        },
      },
      async (request, reply) => {
        const { id } = currentUser(request);
        await profile.changePassword(id, await currentSession(request), request.body);
        return reply.code(204).send(null);
      },
    );

    app.get(
      '/api/account/sessions',
      {
        schema: {
          summary: 'Where the account is signed in',
          tags,
          response: { 200: z.array(session) },
        },
      },
      async (request) =>
        profile.listSessions(currentUser(request).id, await currentSession(request)),
    );

    app.delete(
      '/api/account/sessions',
      { schema: { summary: 'Sign out everywhere else', tags, response: nothing } },
      async (request, reply) => {
        const { id } = currentUser(request);
        await profile.endOtherSessions(id, await currentSession(request));
        return reply.code(204).send(null);
      },
    );

    app.delete(
      '/api/account/sessions/:id',
      {
        schema: { summary: 'Sign out one session', tags, params: idParams, response: nothing },
      },
      async (request, reply) => {
        await profile.endSession(currentUser(request).id, request.params.id);
        return reply.code(204).send(null);
      },
    );
  };
}
