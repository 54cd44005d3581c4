import { useCallback } from 'react';
import { SearchableSelect } from '#client/ui/searchable-select.tsx';
import { Select } from '#client/ui/select.tsx';
import type { MemoryFacets } from '#shared/contracts/memories.ts';
import { SearchBox } from './search-box.tsx';
import type { VaultAddress } from './use-vault-address.ts';

const sortOptions = [
  { value: 'created', label: 'Newest added' },
  { value: 'taken', label: 'Newest taken' },
] as const;
/** A tag cannot be empty, so that nothing is chosen by this. */
const anyTag = '';

interface FilterBarProps {
  address: VaultAddress;
  facets: MemoryFacets | undefined;
}

/** Search, tag and order; the address of the page keeps them. */
export function FilterBar({ address, facets }: FilterBarProps) {
  const { filter, go } = address;
  const search = useCallback((q: string) => go({ q }, { replace: true }), [go]);
  const tags = facets?.tags ?? [];
  const tagOptions = tags.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` }));
  const isKnown = tags.some(({ tag }) => tag === filter.tag);
  const extra = filter.tag && !isKnown ? [{ value: filter.tag, label: filter.tag }] : [];
  return (
    <search className="flex flex-col gap-3 md:flex-row">
      <SearchBox value={filter.q ?? ''} onSearch={search} />
      <div className="flex min-w-0 gap-3">
        <div className="min-w-0 flex-1 md:w-48">
          <SearchableSelect
            aria-label={filter.tag ? `Tag: ${filter.tag}` : 'Tag'}
            groups={[
              { label: 'Show', options: [{ value: anyTag, label: 'All tags' }] },
              { label: 'Tags', options: [...extra, ...tagOptions] },
            ]}
            value={filter.tag ?? anyTag}
            onValueChange={(tag) => go({ tag })}
            placeholder="All tags"
            searchPlaceholder="Type a tag"
            emptyText="No tag by that name."
          />
        </div>
        <div className="min-w-0 flex-1 md:w-44">
          <Select
            aria-label="Order"
            options={sortOptions}
            value={filter.sort ?? 'created'}
            onValueChange={(sort) => go({ sort: sort === 'taken' ? sort : '' })}
          />
        </div>
      </div>
    </search>
  );
}
