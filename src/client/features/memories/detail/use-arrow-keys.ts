import { useEffect } from 'react';

/** Elements to which the arrow keys mean something of their own. */
const taken = 'input, textarea, select, audio, video, [role=combobox], [role=listbox], [role=menu]';

/** To the one before and the one after with the arrow keys, wherever they mean nothing else. */
export function useArrowKeys(
  onLeft: (() => void) | undefined,
  onRight: (() => void) | undefined,
  enabled: boolean,
) {
  useEffect(() => {
    if (!enabled) return;
    const follow = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(taken)) return;
      const go =
        event.key === 'ArrowLeft' ? onLeft : event.key === 'ArrowRight' ? onRight : undefined;
      if (!go) return;
      event.preventDefault();
      go();
    };
    window.addEventListener('keydown', follow);
    return () => window.removeEventListener('keydown', follow);
  }, [onLeft, onRight, enabled]);
}
