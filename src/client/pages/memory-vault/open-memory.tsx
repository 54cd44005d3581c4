import { useEffect } from 'react';
import { MemoryDialog } from '#client/features/memories/detail/memory-dialog.tsx';
import type { VaultAddress } from '#client/features/memories/filter/use-vault-address.ts';
import type { MemoryList } from '#client/features/memories/memories-api.ts';
import type { Memory } from '#shared/contracts/memories.ts';

interface OpenMemoryProps {
  userId: string;
  address: VaultAddress;
  list: MemoryList;
  onDelete: (memory: Memory) => void;
}

const ahead = 3;

/** The memory that the address names, among those of the list. */
export function OpenMemory({ userId, address, list, onDelete }: OpenMemoryProps) {
  const { memoryId, go } = address;
  const { memories = [], hasNextPage, isFetching, fetchNextPage } = list;
  const place = memoryId ? memories.findIndex(({ id }) => id === memoryId) : -1;
  const isNearEnd = place >= 0 && place >= memories.length - ahead;
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetching) void fetchNextPage();
  }, [isNearEnd, hasNextPage, isFetching, fetchNextPage]);
  if (!memoryId) return null;

  const wayTo = (neighbour: Memory | undefined) =>
    // In place of this one, so that 'back' leads to the page and not through all that was seen.
    neighbour && (() => go({ memory: neighbour.id }, { replace: true }));
  const close = () => go({ memory: '' });
  return (
    <MemoryDialog
      userId={userId}
      memoryId={memoryId}
      listed={memories[place]}
      onPrevious={wayTo(place > 0 ? memories[place - 1] : undefined)}
      onNext={wayTo(place >= 0 ? memories[place + 1] : undefined)}
      onClose={close}
      onDelete={(memory) => {
        close();
        onDelete(memory);
      }}
    />
  );
}
