import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { timings } from '#shared/limits.ts';

/**
 * Whether a player's controls are to be seen. They go a while after playing begins and come back with
 * any sign of a person; while one moves among them by keyboard they stay.
 */
export function useIdleControls(isPlaying: boolean, controls: RefObject<HTMLElement | null>) {
  const [isHidden, setHidden] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const wake = useCallback(() => {
    clearTimeout(timer.current);
    setHidden(false);
    if (!isPlaying) return;
    timer.current = setTimeout(() => {
      if (!controls.current?.querySelector(':focus-visible')) setHidden(true);
    }, timings.playerControls);
  }, [isPlaying, controls]);

  useEffect(() => {
    wake();
    return () => clearTimeout(timer.current);
  }, [wake]);

  return { isVisible: !isHidden || !isPlaying, wake };
}
