import { z } from 'zod';
import { type ErrorBody, errorBody } from '#shared/contracts/errors.ts';

/** An older page may meet codes that it does not know yet; the sentence still serves. */
const lenientBody = errorBody.extend({ code: errorBody.shape.code.catch('server.failed') });

function parseBody(text: string): ErrorBody | undefined {
  try {
    return lenientBody.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
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
    const seconds = z.coerce.number().int().positive().safeParse(answer.retryAfter);
    this.retryAfter = seconds.data;
  }
}
