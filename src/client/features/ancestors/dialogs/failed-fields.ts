import { ApiError } from '#client/platform/api-error.ts';
import { type EditField, editFields } from './edit-values.ts';

/** Which fields the server took offence at, and what it said. */
export function failedFields(error: unknown): Array<{ field: EditField; message: string }> {
  if (!(error instanceof ApiError)) return [];
  return (error.body?.issues ?? []).flatMap(({ path, message }) => {
    const field = editFields.find((one) => one === path);
    return field ? [{ field, message }] : [];
  });
}
