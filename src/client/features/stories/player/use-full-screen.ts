import { type RefObject, useCallback, useEffect, useState } from 'react';
import { logFailure } from '#client/platform/log-failure.ts';

/** Phones allow it to videos only. */
const isReal = () => document.fullscreenEnabled;

/** Full screen for one element; where the browser allows it to videos only, it fills the window instead. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [element]);

  useEffect(() => {
    if (!isFull || isReal()) return;
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && setFull(false);
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [isFull]);

  const toggle = useCallback(() => {
    if (!isReal()) {
      setFull((now) => !now);
      return;
    }
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : element.current?.requestFullscreen();
    change?.catch((error: unknown) => logFailure('No full screen', error));
  }, [element]);

  return { isFull, toggle };
}
