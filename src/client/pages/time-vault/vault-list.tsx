import { useState } from 'react';
import { ConfirmationNotice } from '#client/features/time-vaults/cards/confirmation-notice.tsx';
import { DeleteVaultDialog } from '#client/features/time-vaults/cards/delete-vault-dialog.tsx';
import { useOpen } from '#client/features/time-vaults/cards/use-open.ts';
import { VaultCard } from '#client/features/time-vaults/cards/vault-card.tsx';
import type { useVaults } from '#client/features/time-vaults/time-vaults-api.ts';
import { PlayerDialog } from '#client/features/time-vaults/video/player-dialog.tsx';
import type { StoredUser } from '#client/platform/stored-user.ts';
import { Button } from '#client/ui/button.tsx';
import { CardCell, CardGrid, LoadingCards, ShowMore } from '#client/ui/card-grid.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LoadError } from '#client/ui/error-state.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { TimeVault } from '#shared/contracts/time-vaults.ts';

interface VaultListProps {
  user: StoredUser;
  list: ReturnType<typeof useVaults>;
  onCreate: () => void;
}

/** The vaults, or whatever stands in their place, with the dialogs that a card opens. */
export function VaultList({ user, list, onCreate }: VaultListProps) {
  const { vaults, error } = list;
  const { open, openingId } = useOpen(user.id);
  const [played, setPlayed] = useState<TimeVault>();
  const [removed, setRemoved] = useState<TimeVault>();

  if (!vaults && error) return <LoadError what="your time vaults" query={list} />;
  if (!vaults)
    return (
      <LoadingCards label="Loading your time vaults...">
        <Skeleton className="aspect-video" />
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-11 rounded-lg" />
      </LoadingCards>
    );

  const waitsForSender = vaults.some(
    ({ senderConfirmed, deliveries }) =>
      !senderConfirmed && deliveries.some(({ status }) => status === 'waiting'),
  );
  return (
    <>
      {waitsForSender && <ConfirmationNotice email={user.email} />}
      {vaults.length === 0 ? (
        <EmptyState
          title="No Time Vaults Yet"
          action={<Button onClick={onCreate}>Create Your First Time Vault</Button>}
        >
          <p>
            Film a few words for somebody’s wedding, a grandchild’s eighteenth birthday, or a day
            when you may not be there. They stay sealed until then.
          </p>
        </EmptyState>
      ) : (
        <CardGrid aria-label="Your time vaults">
          {vaults.map((vault) => (
            <CardCell key={vault.id}>
              <VaultCard
                vault={vault}
                onOpen={open}
                onPlay={setPlayed}
                onDelete={setRemoved}
                openingId={openingId}
              />
            </CardCell>
          ))}
        </CardGrid>
      )}
      <ShowMore query={list}>Show more vaults</ShowMore>
      <PlayerDialog
        vault={played && vaults.find(({ id }) => id === played.id)}
        onClose={() => setPlayed(undefined)}
      />
      <DeleteVaultDialog userId={user.id} vault={removed} onClose={() => setRemoved(undefined)} />
    </>
  );
}
