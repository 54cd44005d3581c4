import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { setCookies, toHeaders } from '#server/platform/http/headers.ts';
import { plainAddress } from '#server/platform/rate-limits/network-of.ts';
import { restoreBody, sessionResponse, signInBody, signUpBody } from '#shared/contracts/auth.ts';
import type { AuthService } from './auth.service.ts';

/** One address for all three uses: `mode` makes it a sign-up, a password a sign-in, an id a restore. */
const loginBody = z.preprocess(
  (body) => {
    if (typeof body !== 'object' || body === null) return body;
    const given = body as Record<string, unknown>;
    if (given.mode === 'sign-up') return { ...given, use: 'sign-up' };
    const restores = given.id !== undefined && given.password === undefined;
    return { ...given, use: restores ? 'restore' : 'sign-in' };
  },
  z.discriminatedUnion('use', [
    signUpBody.extend({ use: z.literal('sign-up') }),
    signInBody.extend({ use: z.literal('sign-in') }),
    restoreBody.extend({ use: z.literal('restore') }),
  ]),
);

export function authRoutes({ auth }: { auth: AuthService }): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/auth/login',
      {
        config: { access: 'public' },
        schema: {
          summary: 'Sign up, sign in, or restore a session',
          tags: ['auth'],
          body: loginBody,
          response: { 200: sessionResponse, 201: sessionResponse },
        },
      },
      async (request, reply) => {
        const { body } = request;
        if (body.use === 'restore')
          return { user: await auth.restore(body.id, toHeaders(request.headers)) };
        const isNew = body.use === 'sign-up';
        const { 'user-agent': browser, cookie } = request.headers;
        const from = { address: plainAddress(request.ip), browser, cookie };
        const { user, headers } = isNew
          ? await auth.signUp(body, from)
          : await auth.signIn(body, from);
        setCookies(reply, headers);
        return reply.code(isNew ? 201 : 200).send({ user });
      },
    );

    app.post(
      '/api/auth/logout',
      {
        config: { access: 'public' },
        schema: {
          summary: 'End the session, here and on the server',
          tags: ['auth'],
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        setCookies(reply, await auth.signOut(toHeaders(request.headers)));
        return reply.code(204).send(null);
      },
    );
  };
}
