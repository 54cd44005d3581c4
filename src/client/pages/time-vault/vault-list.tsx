import { useState } from 'react';
import { ConfirmationNotice } from '#client/features/time-vaults/cards/confirmation-notice.tsx';
import { DeleteVaultDialog } from '#client/features/time-vaults/cards/delete-vault-dialog.tsx';
import { EmptyVaults } from '#client/features/time-vaults/cards/empty-vaults.tsx';
import { LoadingVaults } from '#client/features/time-vaults/cards/loading-vaults.tsx';
import { useOpen } from '#client/features/time-vaults/cards/use-open.ts';
import { VaultGrid } from '#client/features/time-vaults/cards/vault-grid.tsx';
import type { useVaults } from '#client/features/time-vaults/time-vaults-api.ts';
import { PlayerDialog } from '#client/features/time-vaults/video/player-dialog.tsx';
import { errorSentence } from '#client/platform/error-sentence.ts';
import type { StoredUser } from '#client/platform/stored-user.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import type { TimeVault } from '#shared/contracts/time-vaults.ts';

interface VaultListProps {
  user: StoredUser;
  list: ReturnType<typeof useVaults>;
  onCreate: () => void;
}

/** The vaults, or whatever stands in their place, with the dialogs that a card opens. */
export function VaultList({ user, list, onCreate }: VaultListProps) {
  const { vaults, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    list;
  const { open, openingId } = useOpen(user.id);
  const [played, setPlayed] = useState<TimeVault>();
  const [removed, setRemoved] = useState<TimeVault>();

  if (!vaults && error)
    return (
      <ErrorState
        title="Your time vaults could not be fetched"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {errorSentence(error)}
      </ErrorState>
    );
  if (!vaults) return <LoadingVaults />;

  const waitsForSender = vaults.some(
    ({ senderConfirmed, deliveries }) =>
      !senderConfirmed && deliveries.some(({ status }) => status === 'waiting'),
  );
  return (
    <>
      {waitsForSender && <ConfirmationNotice email={user.email} />}
      {vaults.length === 0 ? (
        <EmptyVaults onCreate={onCreate} />
      ) : (
        <VaultGrid
          vaults={vaults}
          onOpen={open}
          onPlay={setPlayed}
          onDelete={setRemoved}
          openingId={openingId}
        />
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-center"
          pending={isFetchingNextPage}
          pendingLabel="Fetching..."
          onClick={() => void fetchNextPage()}
        >
          Show more vaults
        </Button>
      )}
      <PlayerDialog
        vault={played && vaults.find(({ id }) => id === played.id)}
        onClose={() => setPlayed(undefined)}
      />
      <DeleteVaultDialog userId={user.id} vault={removed} onClose={() => setRemoved(undefined)} />
    </>
  );
}
