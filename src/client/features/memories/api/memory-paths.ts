import type { MemoryFilter } from '../filter/memory-filter.ts';

/** The address of a person's list, which is also how the keys of its queries begin. */
export const memoriesPath = (userId: string) => `/api/users/${userId}/memory-vault`;

export const facetsPath = (userId: string) => `${memoriesPath(userId)}/facets`;

export const memoryPath = (id: string) => `/api/memory-vault/${id}`;

/** The address of a list's first page. */
export function pagePath(userId: string, filter: MemoryFilter): string {
  const query = new URLSearchParams({ limit: '100' });
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
  return `${memoriesPath(userId)}?${query}`;
}
