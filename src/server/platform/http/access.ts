import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { User } from '#shared/contracts/auth.ts';
import { toHeaders } from './headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call a route; 'user' (signed in) unless a route declares 'public'. */
    access?: 'public' | 'user';
  }
  interface FastifyInstance {
    /** Every route behind the guard, as it was declared. */
    guardedRoutes: GuardedRoute[];
  }
  interface FastifyRequest {
    user: User | undefined;
  }
}

export interface GuardedRoute {
  method: string;
  url: string;
  access: 'public' | 'user';
}

interface AccessOptions {
  findUser(headers: Headers): Promise<User | undefined>;
  notSignedIn(): Error;
}

/** Requires a session on every route that is not declared public. */
export function guardAccess(app: FastifyInstance, { findUser, notSignedIn }: AccessOptions) {
  app.decorateRequest('user', undefined);
  const routes: GuardedRoute[] = [];
  app.decorate('guardedRoutes', routes);
  app.addHook('onRoute', ({ method, url, config }) => {
    const access = config?.access ?? 'user';
    for (const one of [method].flat()) routes.push({ method: one, url, access });
  });
  app.addHook('onRequest', async (request) => {
    const isPublic = request.routeOptions.config.access === 'public' || request.is404;
    const hasCookie = request.headers.cookie?.includes('heartwood.') ?? false;
    if (hasCookie) request.user = await findUser(toHeaders(request.headers));
    if (!isPublic && !request.user) throw notSignedIn();
  });
}

/** The signed-in user. @throws Error on a public route. */
export function currentUser(request: FastifyRequest): User {
  if (!request.user) throw new Error(`${request.routeOptions.url} is public and has no user`);
  return request.user;
}

/**
 * The signed-in user's id, after checking that a `userId` or `senderId` of the request is theirs.
 * @throws 404: what is another's does not exist.
 */
export function ownUserId(request: FastifyRequest, claimed: string | undefined): string {
  const { id } = currentUser(request);
  if (claimed !== undefined && claimed.toLowerCase() !== id)
    throw new AppError(
      404,
      'request.not-found',
      "This doesn't exist or you don't have access to it.",
    );
  return id;
}
