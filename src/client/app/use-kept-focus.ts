import { useEffect } from 'react';
import { focusHeading } from '#client/platform/focus-heading.ts';

/**
 * Moves the focus to the page's heading when the focused element is removed, as the button of an empty list is once
 * something is in it; browsers would move it to the top of the document.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | null = null;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = target;
    };
    const keep = () => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      focusHeading();
    };
    const observer = new MutationObserver(keep);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
    };
  }, []);
}
