import { useDeleteMemory } from '#client/features/memories/cards/use-delete-memory.ts';
import { FilterBar } from '#client/features/memories/filter/filter-bar.tsx';
import type { VaultAddress } from '#client/features/memories/filter/use-vault-address.ts';
import { useFacets, useMemories, useRelatives } from '#client/features/memories/memories-api.ts';
import { memoryWords } from '#client/features/memories/memory-words.ts';
import { usePreparing } from '#client/features/memories/use-preparing.ts';
import { Tabs } from '#client/ui/tabs.tsx';
import { memoryType } from '#shared/contracts/memories.ts';
import { MemoryList } from './memory-list.tsx';
import { OpenMemory } from './open-memory.tsx';

interface VaultMemoriesProps {
  userId: string;
  address: VaultAddress;
  onAdd: () => void;
}

const all = 'all';
const tabs = [
  { value: all, label: 'All' },
  ...memoryType.options.map((value) => ({ value, label: memoryWords[value].tab })),
];

/** The memories that fit the filter, by type. */
export function VaultMemories({ userId, address, onAdd }: VaultMemoriesProps) {
  const { filter, go } = address;
  const list = useMemories(userId, filter);
  const facets = useFacets(userId);
  const relatives = useRelatives(userId);
  const remove = useDeleteMemory(userId);
  usePreparing(userId, list.memories);
  const isFiltered = Boolean(filter.q || filter.tag || filter.about);
  const total = isFiltered ? undefined : filter.type ? facets?.types[filter.type] : facets?.total;
  const content = (
    <MemoryList
      list={list}
      address={address}
      total={total}
      isFiltered={isFiltered}
      onAdd={onAdd}
      onDelete={remove}
    />
  );
  return (
    <>
      {facets?.total !== 0 && <FilterBar address={address} facets={facets} relatives={relatives} />}
      <Tabs
        label="Type of memory"
        value={filter.type ?? all}
        onValueChange={(value) => go({ type: value === all ? '' : value })}
        tabs={tabs.map((tab) => ({ ...tab, content }))}
      />
      <OpenMemory userId={userId} address={address} list={list} onDelete={remove} />
    </>
  );
}
