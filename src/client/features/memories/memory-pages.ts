import type { InfiniteData } from '@tanstack/react-query';
import type { Page } from '#client/platform/url-query.ts';
import type { Memory } from '#shared/contracts/memories.ts';
import { belongsTo, type MemoryFilter, placeOf } from './filter/memory-filter.ts';

export type MemoryPages = InfiniteData<Page<Memory>, string>;

/** A list without the memory. */
export function withoutMemory(data: MemoryPages, id: string): MemoryPages {
  if (!data.pages.some(({ items }) => items.some((one) => one.id === id))) return data;
  const pages = data.pages.map((page) => ({
    ...page,
    items: page.items.filter((one) => one.id !== id),
  }));
  return { ...data, pages };
}

/**
 * A list with the memory as it is now: in its place if it belongs there, so that no page has to be fetched again.
 * @returns undefined where only the server knows.
 */
export function withMemory(
  data: MemoryPages,
  filter: MemoryFilter,
  memory: Memory,
): MemoryPages | undefined {
  const belongs = belongsTo(filter, memory);
  const before = data.pages.flatMap(({ items }) => items).find(({ id }) => id === memory.id);
  if (belongs === 'unknown' && !before) return undefined;
  if (before && belongs && placeOf(filter, before) === placeOf(filter, memory)) {
    const pages = data.pages.map((page) => ({
      ...page,
      items: page.items.map((one) => (one.id === memory.id ? memory : one)),
    }));
    return { ...data, pages };
  }
  const without = withoutMemory(data, memory.id);
  return belongs ? insert(without, filter, memory) : without;
}

function insert(data: MemoryPages, filter: MemoryFilter, memory: Memory): MemoryPages {
  const place = placeOf(filter, memory);
  let isPlaced = false;
  const last = data.pages.length - 1;
  const pages = data.pages.map((page, index) => {
    if (isPlaced) return page;
    const found = page.items.findIndex((one) => placeOf(filter, one) < place);
    // Behind what is fetched it comes with its own page.
    if (found < 0 && (index < last || page.next)) return page;
    isPlaced = true;
    const at = found < 0 ? page.items.length : found;
    return { ...page, items: page.items.toSpliced(at, 0, memory) };
  });
  return { ...data, pages };
}
