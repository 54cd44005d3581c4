import { useCallback } from 'react';
import { SearchableSelect } from '#client/ui/searchable-select.tsx';
import { Select } from '#client/ui/select.tsx';
import type { Ancestor } from '#shared/contracts/ancestors.ts';
import type { MemoryFacets } from '#shared/contracts/memories.ts';
import { SearchBox } from './search-box.tsx';
import type { VaultAddress } from './use-vault-address.ts';

const sortOptions = [
  { value: 'created', label: 'Newest added' },
  { value: 'taken', label: 'Newest taken' },
] as const;
/** A tag cannot be empty, so that nothing is chosen by this. */
const anyTag = '';
const anybody = '';

interface FilterBarProps {
  address: VaultAddress;
  facets: MemoryFacets | undefined;
  relatives: readonly Ancestor[] | undefined;
}

/** Search, tag, whom it is about, and order; the address of the page keeps them. */
export function FilterBar({ address, facets, relatives = [] }: FilterBarProps) {
  const { filter, go } = address;
  const search = useCallback((q: string) => go({ q }, { replace: true }), [go]);
  const tags = facets?.tags ?? [];
  const tagOptions = tags.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` }));
  const isKnown = tags.some(({ tag }) => tag === filter.tag);
  const extra = filter.tag && !isKnown ? [{ value: filter.tag, label: filter.tag }] : [];
  const about = relatives.find(({ id }) => id === filter.about);
  return (
    <search className="flex flex-col gap-3 lg:flex-row">
      <SearchBox value={filter.q ?? ''} onSearch={search} />
      <div className="grid min-w-0 grid-cols-2 gap-3 md:flex">
        {/* Also while there are no relatives yet: what is below would move when they arrive. */}
        <div className="col-span-2 min-w-0 md:w-52 md:flex-1">
          <SearchableSelect
            aria-label={about ? `About: ${about.name}` : 'About'}
            groups={[
              { label: 'Show', options: [{ value: anybody, label: 'About anybody' }] },
              {
                label: 'Your family',
                options: relatives.map(({ id, name }) => ({ value: id, label: name })),
              },
            ]}
            value={about?.id ?? anybody}
            onValueChange={(id) => go({ about: id })}
            placeholder="About anybody"
            searchPlaceholder="Type a name"
            emptyText="Nobody by that name."
          />
        </div>
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
