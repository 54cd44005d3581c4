import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { focusHeading } from '#client/platform/focus-heading.ts';

/** The longest that a page's heading is waited for, in ms. */
const timeout = 10_000;

function focusHeadingOnceThere(): () => void {
  const before = document.activeElement;
  const focus = () => {
    // A user who has begun to use the page keeps the focus where it is.
    if (document.activeElement !== before && document.activeElement !== document.body) return true;
    return focusHeading();
  };
  if (focus()) return () => undefined;

  const observer = new MutationObserver(() => focus() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), timeout);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/**
 * After a change of page: to its top (or, going back, where one was) with the focus on its heading,
 * so that a screen reader says where one has come to. Returns the path.
 */
export function useArrival(): string {
  const [path] = useLocation();
  const lastPath = useRef(path);
  const wentBack = useRef(false);

  useEffect(() => {
    const note = () => {
      wentBack.current = true;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);

  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    // The browser itself restores the place on going back.
    if (!wentBack.current) window.scrollTo({ top: 0, behavior: 'instant' });
    wentBack.current = false;
    return focusHeadingOnceThere();
  }, [path]);

  return path;
}
