import { type RefObject, useLayoutEffect, useState } from 'react';

const narrowest = 268;
const mostColumns = 4;
export const gap = 20;
/** Of a card, in px: all are the same, so that a place far down is known before it is drawn. */
export const cardHeight = 400;

interface GridMeasure {
  columns: number;
  cardWidth: number;
  /** From the top of the page. */
  top: number;
}

/** How many cards stand beside each other, and where the grid begins. */
export function useGridMeasure(grid: RefObject<HTMLElement | null>): GridMeasure | undefined {
  const [measure, setMeasure] = useState<GridMeasure>();
  useLayoutEffect(() => {
    const { current } = grid;
    if (!current) return;
    const look = () => {
      const width = current.clientWidth;
      const fitting = Math.floor((width + gap) / (narrowest + gap));
      const columns = Math.min(mostColumns, Math.max(1, fitting));
      const cardWidth = (width - gap * (columns - 1)) / columns;
      const top = current.getBoundingClientRect().top + window.scrollY;
      setMeasure((now) =>
        now?.columns === columns && now.cardWidth === cardWidth && now.top === top
          ? now
          : { columns, cardWidth, top },
      );
    };
    look();
    // Also when something above it grows.
    const observer = new ResizeObserver(look);
    observer.observe(current);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [grid]);
  return measure;
}
