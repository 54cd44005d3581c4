import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Memory } from '#shared/contracts/memories.ts';
import { cardHeight, gap, useGridMeasure } from './grid-measure.ts';
import { MemoryCard } from './memory-card.tsx';
import { ScrollingContext } from './once-still.tsx';

const rowsBeyond = 2;
/** So many rows before the end, more are asked for. */
const rowsAhead = 8;

export interface MemoryGridProps {
  memories: readonly Memory[];
  /** Of all, also of those that are not fetched yet, where that is known. */
  total: number | undefined;
  addressOf: (memory: Memory) => string;
  onDelete: (memory: Memory) => void;
  onNearEnd: () => void;
}

/** The cards that are in sight, and one that holds the focus; the rest is only room. */
export function MemoryGrid(props: MemoryGridProps) {
  const { memories, total, addressOf, onDelete, onNearEnd } = props;
  const grid = useRef<HTMLUListElement>(null);
  const measure = useGridMeasure(grid);
  const { columns = 1, cardWidth = 0, top = 0 } = measure ?? {};
  const [focused, setFocused] = useState<number>();
  const count = Math.ceil(memories.length / columns);

  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range);
      const row = focused === undefined ? undefined : Math.floor(focused / columns);
      if (row === undefined || row >= range.count || rows.includes(row)) return rows;
      return [...rows, row].sort((a, b) => a - b);
    },
    [focused, columns],
  );
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => cardHeight + gap,
    overscan: rowsBeyond,
    scrollMargin: top,
    // The room is there before the cards are: nothing waits for them.
    useFlushSync: false,
    rangeExtractor,
  });
  const rows = measure ? virtual.getVirtualItems() : [];
  const last = rows.at(-1)?.index ?? 0;
  useEffect(() => {
    if (measure && last >= count - rowsAhead) onNearEnd();
  }, [measure, last, count, onNearEnd]);

  // The card that held the focus is gone: the one in its place takes it.
  useEffect(() => {
    if (focused === undefined || document.activeElement !== document.body) return;
    const place = Math.min(focused, memories.length - 1);
    grid.current?.querySelector<HTMLElement>(`li[data-place="${place}"] a`)?.focus();
  }, [focused, memories]);

  const holdFocused = ({ target }: FocusEvent) => {
    const item = target.closest('li[data-place]');
    setFocused(item ? Number(item.getAttribute('data-place')) : undefined);
  };
  const releaseFocused = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && grid.current?.contains(relatedTarget)))
      setFocused(undefined);
  };
  return (
    <ScrollingContext value={virtual.isScrolling}>
      <ul
        ref={grid}
        aria-label="Your memories"
        onFocus={holdFocused}
        onBlur={releaseFocused}
        className="relative"
        style={{ height: Math.max(0, virtual.getTotalSize() - gap) }}
      >
        {rows.flatMap(({ index: row, start }) =>
          memories.slice(row * columns, (row + 1) * columns).map((memory, column) => {
            const place = row * columns + column;
            const x = column * (cardWidth + gap);
            return (
              <li
                key={memory.id}
                data-place={place}
                aria-posinset={place + 1}
                aria-setsize={total ?? -1}
                className="absolute top-0 left-0 [contain:layout_size_style]"
                style={{
                  width: cardWidth,
                  height: cardHeight,
                  transform: `translate(${x}px, ${start - top}px)`,
                }}
              >
                <MemoryCard memory={memory} address={addressOf(memory)} onDelete={onDelete} />
              </li>
            );
          }),
        )}
      </ul>
    </ScrollingContext>
  );
}
