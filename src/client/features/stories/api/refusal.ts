import { ApiError } from '#client/platform/api-error.ts';

/** Why the server would not do it, where it said so; undefined for mere failures. */
export function refusal(error: unknown): string | undefined {
  return error instanceof ApiError && error.status < 500 ? error.body?.error : undefined;
}
