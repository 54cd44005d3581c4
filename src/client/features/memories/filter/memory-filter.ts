import type { Memory, MemoryType } from '#shared/contracts/memories.ts';

/** Which memories are shown, and in which order. */
export interface MemoryFilter {
  type?: MemoryType | undefined;
  q?: string | undefined;
  tag?: string | undefined;
  about?: string | undefined;
  sort?: 'created' | 'taken' | undefined;
  deleted?: '1' | undefined;
}

/** Whether a memory belongs into the list, or 'unknown' where only the server can tell. */
export function belongsTo(filter: MemoryFilter, memory: Memory): boolean | 'unknown' {
  if (Boolean(filter.deleted) !== (memory.deletedAt !== null)) return false;
  if (filter.type && filter.type !== memory.type) return false;
  if (filter.tag && !memory.tags.includes(filter.tag)) return false;
  if (filter.about && !memory.aboutAncestorIds.includes(filter.about)) return false;
  return filter.q ? 'unknown' : true;
}

/** The place of a memory in a list, which runs from the greatest to the least. */
export function placeOf({ sort }: MemoryFilter, memory: Memory): string {
  const moment = sort === 'taken' ? (memory.takenAt ?? '') : memory.createdAt;
  return `${moment}/${memory.id}`;
}
