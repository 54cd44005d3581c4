import { useEffect, useRef } from 'react';

/**
 * While something is on its way, leaving the page is asked about: by the browser itself, and where `onBack` is
 * given, by that when the user goes back. The page stays until it is left otherwise.
 */
export function useLeaveWarning(isBusy: boolean, onBack?: () => void): void {
  const ask = useRef(onBack);
  ask.current = onBack;
  const asks = onBack !== undefined;
  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    const release = asks ? holdPage(() => ask.current?.()) : undefined;
    return () => {
      window.removeEventListener('beforeunload', warn);
      release?.();
    };
  }, [isBusy, asks]);
}

/** Puts the same page once more on top of the history, so that going back leads to it. */
function holdPage(onBack: () => void): () => void {
  const guard = crypto.randomUUID();
  const { scrollRestoration } = window.history;
  // Neither coming back nor the end of it may scroll to where the page stood at the beginning.
  window.history.scrollRestoration = 'manual';
  const hold = () => window.history.pushState({ guard }, '', window.location.href);
  const stay = ({ state }: PopStateEvent) => {
    // From something that was opened on this page since.
    if (state?.guard === guard) return;
    hold();
    onBack();
  };
  hold();
  window.addEventListener('popstate', stay);
  return () => {
    window.removeEventListener('popstate', stay);
    const restore = () => {
      window.history.scrollRestoration = scrollRestoration;
    };
    // Unless the page was left for another by now.
    if (window.history.state?.guard !== guard) return restore();
    window.addEventListener('popstate', restore, { once: true });
    window.history.back();
  };
}
