import { ApiError } from '#client/platform/api-error.ts';
import { NetworkError } from '#client/platform/network-error.ts';
import { sessionEnd } from '#client/platform/session-end.ts';

export interface SendOptions {
  signal: AbortSignal;
  /** Bytes of the whole body that have left this device. */
  onProgress: (sent: number, total: number) => void;
}

/**
 * Sends a form and tells how far it has come, which `fetch` cannot.
 * @throws ApiError on any answer but success, NetworkError where there was none, the signal's reason once aborted.
 */
export function sendForm(path: string, form: FormData, options: SendOptions): Promise<string> {
  const { signal, onProgress } = options;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    request.onload = () => {
      const { status, statusText, responseText: text } = request;
      if (status >= 200 && status < 300) return resolve(text);
      if (status === 401) sessionEnd.announce();
      const retryAfter = request.getResponseHeader('retry-after');
      reject(new ApiError({ status, statusText, text, retryAfter }));
    };
    request.onerror = () => reject(new NetworkError());
    request.onabort = () => reject(signal.reason ?? new NetworkError());
    request.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    request.open('POST', path);
    request.send(form);
  });
}
