import { useState } from 'react';
import { DeletedMemories } from '#client/features/memories/deleted/deleted-memories.tsx';
import { DropPage } from '#client/features/memories/drop/drop-page.tsx';
import { DroppedList } from '#client/features/memories/drop/dropped-list.tsx';
import { useDroppedFiles } from '#client/features/memories/drop/use-dropped-files.ts';
import { useVaultAddress } from '#client/features/memories/filter/use-vault-address.ts';
import { AddMemoryDialog } from '#client/features/memories/form/add-memory-dialog.tsx';
import { AppBar } from '#client/ui/app-bar.tsx';
import { PageBody } from '#client/ui/page-body.tsx';
import { VaultHeader } from './vault-header.tsx';
import { VaultMemories } from './vault-memories.tsx';

/** One person's vault. */
export function Vault({ userId }: { userId: string }) {
  const address = useVaultAddress();
  const dropped = useDroppedFiles(userId);
  const [isAdding, setIsAdding] = useState(false);
  const add = () => setIsAdding(true);
  return (
    <>
      <DropPage enabled={!isAdding && !address.memoryId} onFiles={dropped.add}>
        <AppBar />
        <PageBody className="grid grid-cols-1 gap-6">
          <VaultHeader address={address} onAdd={add} />
          <DroppedList dropped={dropped} />
          {address.showsDeleted ? (
            <DeletedMemories userId={userId} />
          ) : (
            <VaultMemories userId={userId} address={address} onAdd={add} />
          )}
        </PageBody>
      </DropPage>
      <AddMemoryDialog userId={userId} open={isAdding} onOpenChange={setIsAdding} />
    </>
  );
}
