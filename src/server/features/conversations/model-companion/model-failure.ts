import { APICallError, RetryError, StreamProviderError } from 'ai';

/** Why a model made no reply, in words that hold nothing of the prompt, the answer or a key. */
export class ModelFailure extends Error {
  readonly canRetry: boolean;
  readonly retryAfterMs: number;

  constructor(what: string, { canRetry = false, retryAfterMs = 0 } = {}) {
    super(`The language model ${what}`);
    this.name = 'ModelFailure';
    this.canRetry = canRetry;
    this.retryAfterMs = retryAfterMs;
  }
}

/** What went wrong with a call, without the provider's own words: some repeat the key or the prompt. */
export function toModelFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (RetryError.isInstance(error)) return toModelFailure(error.lastError);
  if (APICallError.isInstance(error)) {
    const { statusCode, isRetryable: canRetry, responseHeaders } = error;
    if (statusCode === undefined) return new ModelFailure('could not be reached', { canRetry });
    const retryAfterMs = 1000 * (Number(responseHeaders?.['retry-after']) || 0);
    const isAnswer = statusCode >= 200 && statusCode < 300;
    return isAnswer
      ? new ModelFailure('answered what cannot be read', { canRetry: true })
      : new ModelFailure(`answered ${statusCode}`, { canRetry, retryAfterMs });
  }
  if (StreamProviderError.isInstance(error))
    return new ModelFailure('reported an error', { canRetry: error.isRetryable !== false });
  return new ModelFailure('broke off', { canRetry: true });
}
