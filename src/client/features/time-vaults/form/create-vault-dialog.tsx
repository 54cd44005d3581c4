import { useMemo, useState } from 'react';
import { useLeaveWarning } from '#client/platform/use-leave-warning.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { ChosenVideoState } from '../record/use-chosen-video.ts';
import { useUpload } from '../upload/use-upload.ts';
import { CreateVaultForm } from './create-vault-form.tsx';
import { createVaultDraft } from './typed-vault.ts';

export interface CreateVaultDialogProps {
  userId: string;
  video: ChosenVideoState;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The form in a dialog; what was typed and chosen outlasts its closing. */
export function CreateVaultDialog({ userId, video, open, onOpenChange }: CreateVaultDialogProps) {
  const draft = useMemo(() => createVaultDraft(userId), [userId]);
  const upload = useUpload(userId);
  const [isAsking, setIsAsking] = useState(false);
  useLeaveWarning(upload.state !== undefined, () => setIsAsking(true));
  const change = (next: boolean) => {
    if (!next && upload.state) setIsAsking(true);
    else onOpenChange(next);
  };
  const stop = () => {
    upload.cancel();
    setIsAsking(false);
    onOpenChange(false);
  };
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={change}
        title="Create Time Vault"
        description="A video message that stays sealed until the day you choose. Until then nobody can watch it, not even you."
      >
        <CreateVaultForm
          userId={userId}
          draft={draft}
          video={video}
          upload={upload}
          onClose={() => onOpenChange(false)}
        />
      </Dialog>
      <ConfirmDialog
        open={isAsking && upload.state !== undefined}
        onOpenChange={setIsAsking}
        title="Stop sending the video?"
        description="It has not arrived yet. Your video and what you wrote stay here while this page is open."
        confirmLabel="Stop sending"
        cancelLabel="Go on sending"
        onConfirm={stop}
      />
    </>
  );
}
