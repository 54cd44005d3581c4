import { useCallback } from 'react';
import { EmptyMemories } from '#client/features/memories/cards/empty-memories.tsx';
import { LoadingMemories } from '#client/features/memories/cards/loading-memories.tsx';
import { MemoryGrid } from '#client/features/memories/cards/memory-grid.tsx';
import type { VaultAddress } from '#client/features/memories/filter/use-vault-address.ts';
import type { MemoryList as List } from '#client/features/memories/memories-api.ts';
import { Button } from '#client/ui/button.tsx';
import { LoadError } from '#client/ui/error-state.tsx';
import type { Memory } from '#shared/contracts/memories.ts';

interface MemoryListProps {
  list: List;
  address: VaultAddress;
  total: number | undefined;
  isFiltered: boolean;
  onAdd: () => void;
  onDelete: (memory: Memory) => void;
}

/** The cards, or whatever stands in their place. */
export function MemoryList(props: MemoryListProps) {
  const { list, address, total, isFiltered, onAdd, onDelete } = props;
  const { memories, error, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const { addressWith, go } = address;
  const addressOf = useCallback(({ id }: Memory) => addressWith({ memory: id }), [addressWith]);
  const fetchMore = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);

  if (!memories && error) return <LoadError what="your memories" query={list} />;
  if (!memories) return <LoadingMemories />;
  if (memories.length === 0 && isFiltered)
    return (
      <EmptyMemories onAdd={onAdd} onClear={() => go({ type: '', q: '', tag: '', about: '' })} />
    );
  if (memories.length === 0) return <EmptyMemories onAdd={onAdd} />;
  return (
    <>
      <MemoryGrid
        memories={memories}
        total={total}
        addressOf={addressOf}
        onDelete={onDelete}
        onNearEnd={fetchMore}
      />
      {hasNextPage && (
        <div role="status" className="mt-6 grid min-h-target place-items-center text-ink-muted">
          {isFetchNextPageError ? (
            <Button variant="secondary" onClick={() => void fetchNextPage()}>
              We couldn’t load more. Try again
            </Button>
          ) : (
            'Fetching more memories...'
          )}
        </div>
      )}
    </>
  );
}
