import { useState } from 'react';
import { useLeaveWarning } from '#client/platform/use-leave-warning.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { usePastedFiles } from '../upload/use-pasted-files.ts';
import { AddMemoryForm } from './add-memory-form.tsx';
import { useAddMemory } from './use-add-memory.ts';

export interface AddMemoryDialogProps {
  userId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** One new memory in a dialog; what was typed and sent outlasts its closing. */
export function AddMemoryDialog({ userId, open, onOpenChange }: AddMemoryDialogProps) {
  const close = () => onOpenChange(false);
  const form = useAddMemory(userId, close);
  const { twin, upload } = form;
  const step = upload.chosen?.step.name;
  const isUnderWay = step === 'sending' || step === 'waiting';
  const [isAsking, setIsAsking] = useState(false);
  useLeaveWarning(isUnderWay, () => setIsAsking(true));
  usePastedFiles((files) => void form.chooseFile(files), open);
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title="Add Memory"
        description="A few written words, a photo, a video or a sound. Only you can see it."
      >
        <AddMemoryForm form={form} onCancel={close} />
      </Dialog>
      <ConfirmDialog
        open={open && twin !== undefined}
        onOpenChange={(isOpen) => isOpen || form.leaveIt()}
        title={`You already keep this file as “${twin?.title ?? ''}”`}
        description="It is the same to the last byte. You can keep it a second time, or leave it as it is."
        confirmLabel="Keep both"
        cancelLabel="Leave it"
        destructive={false}
        onConfirm={() => void form.keepBoth()}
      />
      <ConfirmDialog
        open={isAsking && isUnderWay}
        onOpenChange={setIsAsking}
        title="Stop sending the file?"
        description="It has not arrived yet. What you wrote stays here."
        confirmLabel="Stop sending"
        cancelLabel="Go on sending"
        onConfirm={() => {
          setIsAsking(false);
          upload.clear();
          close();
        }}
      />
    </>
  );
}
