import { format } from 'date-fns';
import { Dialog } from '#client/ui/dialog.tsx';
import type { TimeVault } from '#shared/contracts/time-vaults.ts';
import { VideoPlayer } from './video-player.tsx';

export interface PlayerDialogProps {
  /** Of the list as it is now; undefined closes it. */
  vault: TimeVault | undefined;
  onClose: () => void;
}

export function PlayerDialog({ vault, onClose }: PlayerDialogProps) {
  if (!vault) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="wide"
      title={vault.title}
      description={`Sealed on ${format(vault.createdAt, 'MMM d, yyyy')}`}
    >
      <VideoPlayer video={vault} />
      {vault.description && <p className="whitespace-pre-line">{vault.description}</p>}
    </Dialog>
  );
}
