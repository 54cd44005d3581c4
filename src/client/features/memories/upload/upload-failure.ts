import { ApiError } from '#client/platform/api-error.ts';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { NetworkError } from '#client/platform/network-error.ts';

export const uploadFailed = 'Upload failed';

/** What the server does not mean for good: a used or expired address is made anew for each try. */
const passing = [404, 408, 409, 410, 429];

/** The status and the body of an answer from wherever the file was sent to. */
function readAnswer(error: unknown): { status?: number; body?: string } {
  if (typeof error !== 'object' || error === null || !('status' in error)) return {};
  const { status } = error;
  const body = 'body' in error && typeof error.body === 'string' ? error.body : undefined;
  return typeof status === 'number' ? { status, ...(body !== undefined && { body }) } : {};
}

const causeOf = (error: unknown) => (error instanceof Error && error.cause) || error;

/** Whether another try may go better. */
export function mayPass(error: unknown): boolean {
  const cause = causeOf(error);
  const { status = 0 } = cause instanceof ApiError ? cause : readAnswer(cause);
  return status < 400 || status >= 500 || passing.includes(status);
}

/** What to tell the person once no further try is made. */
export function uploadProblem(error: unknown): string {
  const cause = causeOf(error);
  if (cause instanceof ApiError || cause instanceof NetworkError) {
    const first = error instanceof Error ? error.message : uploadFailed;
    return `${first}. ${errorSentence(cause)}`;
  }
  const { status, body } = readAnswer(cause);
  const answer = new ApiError({ status: status ?? 0, statusText: '', text: body ?? '' });
  return `${uploadFailed}. ${errorSentence(answer, 'Please check your connection and try again.')}`;
}
