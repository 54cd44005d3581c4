import { useCallback, useEffect, useState } from 'react';
import { useOnline } from '#client/platform/use-online.ts';
import { ErrorState, type ErrorStateProps } from '#client/ui/error-state.tsx';

/** The browser keeps a piece of code that failed to load as failed: only a fresh page asks again. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof TypeError && /import|module/i.test(error.message);
}

/** How long an answer is waited for, in ms. */
const timeout = 15_000;

/** Stands in for a page whose code is not there: the line is down, or a new version has replaced it. */
export function MissingCode({ action }: Pick<ErrorStateProps, 'action'>) {
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(!online);
  const [isTrying, setTrying] = useState(false);

  const retry = useCallback(async () => {
    setTrying(true);
    try {
      // Without a line a reload would leave nothing but the browser's own error page.
      await fetch(window.location.href, {
        method: 'HEAD',
        cache: 'no-store',
        signal: AbortSignal.timeout(timeout),
      });
      window.location.reload();
    } catch {
      setTrying(false);
    }
  }, []);

  useEffect(() => {
    if (!online) setWasOffline(true);
    else if (wasOffline) void retry();
  }, [online, wasOffline, retry]);

  return (
    <ErrorState
      headingLevel="h1"
      title="We couldn’t show this page"
      onRetry={retry}
      retrying={isTrying}
      action={online && action}
    >
      {online
        ? 'We couldn’t load a part of Heartwood: the connection broke, or a new version has just been put in place. Please check your connection and try again.'
        : 'You are offline, and this part of Heartwood was not fetched before. It opens by itself once you are back.'}
    </ErrorState>
  );
}
