import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/errors/app-error.ts';
import { currentUser } from './access.ts';

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
