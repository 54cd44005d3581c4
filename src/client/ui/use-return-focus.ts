import { useCallback, useLayoutEffect, useRef } from 'react';
import { focusHeading } from '#client/platform/focus-heading.ts';

/** Of a menu that is closing, the button that opened it: the item itself is about to go. */
function lasting(element: Element | null): Element | null {
  const menu = element?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : element;
}

/** Returns a dialog's `onCloseAutoFocus`: the focus goes back to where it was when it opened, or to the page's heading. */
export function useReturnFocus(open: boolean): (event: Event) => void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = lasting(document.activeElement);
  }, [open]);
  return useCallback((event: Event) => {
    const { current } = opener;
    if (!(current instanceof HTMLElement)) return;
    event.preventDefault();
    if (current.isConnected && current !== document.body) current.focus();
    // The caller may have moved the focus on already.
    else if (document.activeElement === document.body) focusHeading();
  }, []);
}
