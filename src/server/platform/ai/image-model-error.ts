import { APICallError, RetryError } from 'ai';

export type ImageModelFault = 'late' | 'refused' | 'busy' | 'not-allowed' | 'unusable' | 'failed';

/** Why no picture came; the message is a sentence for people and holds nothing that a provider said. */
export class ImageModelError extends Error {
  readonly fault: ImageModelFault;

  constructor(fault: ImageModelFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ImageModelError';
    this.fault = fault;
  }
}

const sentences: Record<ImageModelFault, (provider: string) => string> = {
  late: (provider) => `${provider} took too long to draw this picture.`,
  refused: (provider) => `${provider} did not want to draw this picture.`,
  busy: (provider) => `${provider} has too much to draw just now.`,
  'not-allowed': (provider) => `${provider} did not accept the key for drawing pictures.`,
  unusable: (provider) => `What came from ${provider} is not a picture that can be used.`,
  failed: (provider) => `${provider} could not draw this picture.`,
};

export function toImageModelError(
  error: unknown,
  { provider, isLate }: { provider: string; isLate: boolean },
): ImageModelError {
  if (error instanceof ImageModelError)
    return new ImageModelError(error.fault, sentences[error.fault](provider), error);
  const fault = isLate ? 'late' : faultOf(error);
  return new ImageModelError(fault, sentences[fault](provider), error);
}

function faultOf(error: unknown): ImageModelFault {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (!APICallError.isInstance(last)) return 'failed';
  const { statusCode = 0 } = last;
  if (statusCode === 401 || statusCode === 403) return 'not-allowed';
  if (statusCode === 429 || statusCode === 503) return 'busy';
  return statusCode === 400 || statusCode === 422 ? 'refused' : 'failed';
}
