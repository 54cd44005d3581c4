import type { z } from 'zod';
import { AppError } from './app-error.ts';

/** The 400 that names each wrong field, where a route checks a form itself: as those that Fastify checks are answered. */
export function invalidFields({ issues: found }: z.ZodError): AppError {
  const issues = found.map(({ path, message }) => ({ path: path.join('.'), message }));
  return new AppError(400, 'request.invalid', issues[0]?.message ?? 'is not valid', { issues });
}
