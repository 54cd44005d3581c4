import { z } from 'zod';
import { errorCodes } from '#shared/error-codes.ts';

export const validationIssue = z.object({ path: z.string(), message: z.string() });

/** The body of every error response. */
export const errorBody = z.object({
  error: z.string().describe('A sentence for a person.'),
  code: z.enum(errorCodes),
  requestId: z.string(),
  issues: z.array(validationIssue).optional(),
  current: z.unknown().optional().describe('With 409 for a stale write: the entity as it is now.'),
});
export type ErrorBody = z.infer<typeof errorBody>;
