import { ApiError } from '#client/platform/api-error.ts';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { tryAgainSentence } from './try-again-sentence.ts';

const fieldNames = ['name', 'email', 'password'] as const;

interface FieldMessage {
  /** `root` is the form as a whole. */
  field: (typeof fieldNames)[number] | 'root';
  message: string;
}

/** What a failed sign-in or sign-up says, and beside which field. */
export function authFailure(error: unknown): FieldMessage[] {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const message = errorSentence(cause);
  if (!(cause instanceof ApiError)) return [{ field: 'root', message }];
  if (cause.status === 429) return [{ field: 'root', message: tryAgainSentence(cause.retryAfter) }];
  // The notice that passes says what to do; what stays beside the form says what was wrong.
  if (cause.body?.code === 'auth.wrong-credentials')
    return [{ field: 'root', message: 'The email or the password is not right.' }];
  if (cause.body?.code === 'auth.email-taken') return [{ field: 'email', message }];
  const atFields = (cause.body?.issues ?? []).flatMap(({ path, message }) => {
    const field = fieldNames.find((name) => name === path);
    return field ? [{ field, message }] : [];
  });
  return atFields.length > 0 ? atFields : [{ field: 'root', message }];
}
