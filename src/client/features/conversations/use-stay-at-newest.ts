import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How near to the end still counts as reading the newest, in pixels. */
const nearEnd = 80;

/**
 * Keeps a scrolling list at its end while new things arrive, lets it be while somebody reads above, and holds
 * the place when older ones are put on top.
 */
export function useStayAtNewest(
  list: RefObject<HTMLElement | null>,
  { newest, oldest }: { newest: unknown; oldest: string | undefined },
) {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const stays = useRef(true);
  const heightBefore = useRef(0);
  const oldestBefore = useRef(oldest);

  const scrollToNewest = useCallback(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [list]);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      const rest = element.scrollHeight - element.scrollTop - element.clientHeight;
      stays.current = rest < nearEnd;
      setIsAtEnd(stays.current);
    };
    const keep = new ResizeObserver(() => {
      if (stays.current) scrollToNewest();
    });
    element.addEventListener('scroll', look, { passive: true });
    keep.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      keep.disconnect();
    };
  }, [list, scrollToNewest]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `newest` says when there is something new to scroll to.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    if (stays.current) scrollToNewest();
    else if (oldestBefore.current !== oldest)
      element.scrollTop += element.scrollHeight - heightBefore.current;
    heightBefore.current = element.scrollHeight;
    oldestBefore.current = oldest;
  }, [newest, oldest, list, scrollToNewest]);

  return { isAtEnd, scrollToNewest };
}
