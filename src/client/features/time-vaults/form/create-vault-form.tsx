import { CircleAlert } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { ApiError } from '#client/platform/api-error.ts';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { Button } from '#client/ui/button.tsx';
import { DialogActions } from '#client/ui/dialog-actions.tsx';
import { toast, toastFailure } from '#client/ui/toast.ts';
import type { ChosenVideoState } from '../record/use-chosen-video.ts';
import { UploadProgress } from '../upload/upload-progress.tsx';
import type { Upload } from '../upload/use-upload.ts';
import type { VaultFields as Fields } from './check-typed.ts';
import { type VideoProblem, videoRequired } from './check-video.ts';
import { emptyVault, type VaultDraft } from './typed-vault.ts';
import { useVaultForm } from './use-vault-form.ts';
import { VaultFields } from './vault-fields.tsx';
import { VideoField } from './video-field.tsx';

export interface CreateVaultFormProps {
  userId: string;
  draft: VaultDraft;
  video: ChosenVideoState;
  upload: Upload;
  onClose: () => void;
}

interface Failure {
  sentence: string;
  /** The server has looked at it and will not take it as it is. */
  isRefused: boolean;
}

export function CreateVaultForm({ userId, draft, video, upload, onClose }: CreateVaultFormProps) {
  const form = useVaultForm(draft);
  const [failure, setFailure] = useState<Failure>();
  const [problem, setProblem] = useState<VideoProblem>();

  /** Twice: toasts stand outside the dialog, where a screen reader does not look while it is open. */
  const complain = (found: VideoProblem | undefined) => {
    setProblem(found);
    if (found) toast({ variant: 'destructive', ...found });
  };

  const send = async (fields: Fields) => {
    if (!video.file) return;
    setFailure(undefined);
    try {
      if (!(await upload.send({ fields, video: video.file }))) return;
    } catch (error) {
      const { status, body } = error instanceof ApiError ? error : {};
      // The way then leads to the sign-in, which says so itself.
      if (status === 401) return;
      toastFailure(error, {
        title: 'Error',
        description: body?.error ?? 'Failed to create time vault',
      });
      const isRefused = status !== undefined && status < 500;
      setFailure({ sentence: errorSentence(error), isRefused });
      return;
    }
    form.reset(emptyVault);
    draft.clear();
    void video.forget();
    onClose();
    toast({
      title: 'Time Vault Created!',
      description: 'Your video has been sealed and will unlock at the specified time.',
    });
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    if (!video.file) complain(videoRequired);
    void form.handleSubmit(send)(event);
  };

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <fieldset disabled={upload.state !== undefined} className="grid min-w-0 grid-cols-1 gap-5">
        <legend className="sr-only">The new time vault</legend>
        <VideoField userId={userId} video={video} problem={problem} onProblem={complain} />
        <VaultFields form={form} />
      </fieldset>
      {failure && <FailureNotice {...failure} />}
      {upload.state ? (
        <UploadProgress state={upload.state} onCancel={upload.cancel} onTryNow={upload.tryNow} />
      ) : (
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">
            {failure && !failure.isRefused ? 'Try again' : 'Create Time Vault'}
          </Button>
        </DialogActions>
      )}
    </form>
  );
}

function FailureNotice({ sentence, isRefused }: Failure) {
  return (
    <p
      role="alert"
      className="flex items-start gap-2 rounded-md bg-rose-soft px-4 py-3 text-base text-rose-soft-ink leading-snug"
    >
      <CircleAlert className="mt-0.5 size-5 shrink-0" />
      <span>
        {sentence}
        {!isRefused && ' Your video and all that you wrote are still here.'}
      </span>
    </p>
  );
}
