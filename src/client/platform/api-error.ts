import type { ErrorBody } from '#shared/contracts/errors.ts';

/**
 * By hand, not by schema: every page needs this, the first one included, and an older page must
 * still read the sentence of a code that it does not know.
 */
function parseBody(text: string): ErrorBody | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return isErrorBody(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
  );
}

/** A call that was answered, but not with success. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** What the server said, where it spoke the API's language. */
  readonly body: ErrorBody | undefined;
  /** Seconds to wait before trying again, where the server named them. */
  readonly retryAfter: number | undefined;

  constructor(answer: {
    status: number;
    statusText: string;
    text: string;
    retryAfter?: string | null;
  }) {
    super(`${answer.status}: ${answer.text || answer.statusText}`);
    this.status = answer.status;
    this.body = parseBody(answer.text);
    const seconds = Number(answer.retryAfter);
    this.retryAfter = seconds > 0 ? Math.ceil(seconds) : undefined;
  }
}
