import { useEffect, useState } from 'react';
import { serverClock } from './server-clock.ts';

/**
 * The time by the server's clock, told anew whenever it matters.
 * @param nextChange milliseconds until that is, or false if never; must not change between renders.
 */
export function useServerNow(nextChange: (now: number) => number | false): number {
  const [now, setNow] = useState(() => serverClock.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      const told = serverClock.now();
      setNow(told);
      const wait = nextChange(told);
      if (wait !== false) timer = setTimeout(update, wait);
    };
    update();
    // Timers sleep with the page: coming back to it brings the time up to date.
    const wake = () => {
      if (document.visibilityState !== 'visible') return;
      clearTimeout(timer);
      update();
    };
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [nextChange]);
  return now;
}
