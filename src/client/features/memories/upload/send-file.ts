import type { UploadStep } from './upload-step.ts';

export interface SendFileOptions {
  signal: AbortSignal;
  onStep: (step: UploadStep) => void;
}

/** A file could not be sent; the message says why. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
}

/**
 * Sends one file and answers its address.
 * @throws UploadError once no further try is made, the signal's reason once aborted.
 */
export async function sendFile(file: File, { signal, onStep }: SendFileOptions): Promise<string> {
  const { createUploader } = await import('./create-uploader.ts');
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const uploader = createUploader({
    onStep: (step) => {
      onStep(step);
      if (step.name === 'sent') resolve(step.fileUrl);
      if (step.name === 'failed') reject(new UploadError(step.problem));
    },
    onNotices: ([notice]) => {
      // Refused before it was begun.
      if (notice?.kind === 'error' && !isAdded && navigator.onLine)
        reject(new UploadError(notice.message));
    },
  });
  let isAdded = false;
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop);
  try {
    isAdded = uploader.add([file]);
    return await promise;
  } finally {
    signal.removeEventListener('abort', stop);
    uploader.close();
  }
}
