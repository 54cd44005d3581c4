import { ApiError } from './api-error.ts';
import { NetworkError } from './network-error.ts';

/** What to tell a person about a failure: the server's own sentence where there is one. */
export function errorSentence(
  error: unknown,
  fallback = 'Something went wrong on our side. Please try again in a moment.',
): string {
  if (error instanceof NetworkError) return error.message;
  if (error instanceof ApiError && error.body) return error.body.error;
  return fallback;
}
