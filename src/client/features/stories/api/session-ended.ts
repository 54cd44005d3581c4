import { ApiError } from '#client/platform/api-error.ts';

/** Then the way leads to the sign-in, which says so itself: a second message would only cover it. */
export function sessionEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
