import { createContext, type ReactNode, use, useState } from 'react';

/** Whether the cards are moving past. */
export const ScrollingContext = createContext(false);

interface OnceStillProps {
  /** What stands in the place until then. */
  before: ReactNode;
  children: ReactNode;
}

/** Draws what is costly, such as a player, only once scrolling has stopped. */
export function OnceStill({ before, children }: OnceStillProps) {
  const isScrolling = use(ScrollingContext);
  const [isShown, setIsShown] = useState(!isScrolling);
  if (!isScrolling && !isShown) setIsShown(true);
  return isShown ? children : before;
}
