/** Dispatched when the user does not want to wait. */
export const hurryEvent = 'hurry';

/**
 * Waits so many milliseconds, without a network until there is one again; less when it comes back or
 * somebody is in a hurry.
 * @throws the signal's reason once aborted.
 */
export function pause(ms: number, signal: AbortSignal, hurry: EventTarget): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      over.abort();
      settle();
    };
    const timer = navigator.onLine ? setTimeout(end(resolve), ms) : undefined;
    const listening = { signal: over.signal };
    window.addEventListener('online', end(resolve), listening);
    hurry.addEventListener(hurryEvent, end(resolve), listening);
    signal.addEventListener(
      'abort',
      end(() => reject(signal.reason)),
      listening,
    );
  });
}
