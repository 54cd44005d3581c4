import { useState } from 'react';
import { ShowMore } from '#client/ui/card-grid.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LoadError } from '#client/ui/error-state.tsx';
import type { Memory } from '#shared/contracts/memories.ts';
import { LoadingMemories } from '../cards/loading-memories.tsx';
import { useMemories } from '../memories-api.ts';
import { DeletedRow } from './deleted-row.tsx';
import { useDeletedMemories } from './use-deleted-memories.ts';

const deletedOnly = { deleted: '1' } as const;

/** What was deleted in the last 30 days. */
export function DeletedMemories({ userId }: { userId: string }) {
  const list = useMemories(userId, deletedOnly);
  const { busyId, restore, purge } = useDeletedMemories(userId);
  const [asked, setAsked] = useState<Memory>();
  const { memories, error } = list;
  if (!memories && error) return <LoadError what="your deleted memories" query={list} />;
  if (!memories) return <LoadingMemories />;
  if (memories.length === 0)
    return (
      <EmptyState title="Nothing was deleted">
        <p>What you delete stays here for 30 days, in case you want it back.</p>
      </EmptyState>
    );
  return (
    <>
      <ul aria-label="Recently deleted memories" className="grid grid-cols-1 gap-3">
        {memories.map((memory) => (
          <li key={memory.id}>
            <DeletedRow
              memory={memory}
              isBusy={busyId === memory.id}
              onRestore={() => void restore(memory)}
              onPurge={() => setAsked(memory)}
            />
          </li>
        ))}
      </ul>
      <ShowMore query={list}>Show more</ShowMore>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(isOpen) => isOpen || setAsked(undefined)}
        title={`Delete “${asked?.title ?? ''}” for good?`}
        description="It is removed at once, with its file. This cannot be undone."
        confirmLabel="Delete now"
        onConfirm={() => {
          if (asked) void purge(asked);
          setAsked(undefined);
        }}
      />
    </>
  );
}
