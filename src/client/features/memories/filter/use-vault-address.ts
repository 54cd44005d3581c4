import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { memoryType } from '#shared/contracts/memories.ts';
import { limits } from '#shared/limits.ts';
import type { MemoryFilter } from './memory-filter.ts';

type Change = Partial<Record<'type' | 'q' | 'tag' | 'about' | 'sort' | 'view' | 'memory', string>>;

function withChange(search: string, change: Change): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  return text ? `/memory-vault?${text}` : '/memory-vault';
}

/** What the page shows, as its address says: a filter, what was deleted, one memory. */
export function useVaultAddress() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const filter = useMemo((): MemoryFilter => {
    const query = new URLSearchParams(search);
    const get = (name: string) => query.get(name)?.slice(0, limits.searchLength) || undefined;
    return {
      type: memoryType.safeParse(query.get('type')).data,
      q: get('q'),
      tag: get('tag'),
      about: get('about'),
      sort: query.get('sort') === 'taken' ? 'taken' : undefined,
    };
  }, [search]);
  const addressWith = useCallback((change: Change) => withChange(search, change), [search]);
  const go = useCallback(
    (change: Change, options?: { replace?: boolean }) =>
      navigate(withChange(window.location.search, change), options),
    [navigate],
  );
  const query = new URLSearchParams(search);
  return {
    filter,
    showsDeleted: query.get('view') === 'deleted',
    memoryId: query.get('memory') ?? undefined,
    addressWith,
    go,
  };
}

export type VaultAddress = ReturnType<typeof useVaultAddress>;
