import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from '#client/platform/api-error.ts';
import { errorSentence } from '#client/platform/error-sentence.ts';

const fieldOfCode: Record<string, string> = {
  'auth.wrong-password': 'password',
  'auth.email-taken': 'email',
};

/** Puts what the server refused beside the field it is about, else above the button. */
export function sayFailure<Fields extends FieldValues>(
  error: unknown,
  fields: readonly Path<Fields>[],
  setError: UseFormSetError<Fields>,
): void {
  const code = error instanceof ApiError ? error.body?.code : undefined;
  const field = fields.find((name) => name === fieldOfCode[code ?? '']);
  if (field) setError(field, { message: errorSentence(error) }, { shouldFocus: true });
  else setError('root', { message: errorSentence(error) });
}
