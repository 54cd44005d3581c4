import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSignedInUser } from '#client/features/auth/use-signed-in-user.ts';
import { CreateVaultDialog } from '#client/features/time-vaults/form/create-vault-dialog.tsx';
import { UnsentNotice } from '#client/features/time-vaults/record/unsent-notice.tsx';
import { useChosenVideo } from '#client/features/time-vaults/record/use-chosen-video.ts';
import { useVaults } from '#client/features/time-vaults/time-vaults-api.ts';
import { useDocumentTitle } from '#client/platform/use-document-title.ts';
import { AppBar } from '#client/ui/app-bar.tsx';
import { BackLink } from '#client/ui/back-link.tsx';
import { Button } from '#client/ui/button.tsx';
import { PageBody } from '#client/ui/page-body.tsx';
import { VaultList } from './vault-list.tsx';

export default function TimeVaultPage() {
  useDocumentTitle('Time Vault');
  const user = useSignedInUser();
  const list = useVaults(user.id);
  const video = useChosenVideo(user.id);
  const [isCreating, setIsCreating] = useState(false);
  const { recording } = video;
  const goOn = () => {
    if (recording) video.record(recording);
    setIsCreating(true);
  };
  return (
    <>
      <AppBar />
      <PageBody className="grid grid-cols-1 gap-8">
        <div className="grid gap-4">
          <BackLink href="/dashboard">Back to Dashboard</BackLink>
          <div className="flex flex-wrap items-end justify-between gap-5">
            <header className="grid gap-1.5">
              <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
                Time Vault
              </h1>
              <p className="max-w-reading text-ink-muted">
                Video messages for the future, sealed until the day you choose.
              </p>
            </header>
            <Button onClick={() => setIsCreating(true)}>
              <Plus className="size-5" />
              Create Time Vault
            </Button>
          </div>
        </div>
        {recording && !isCreating && (
          <UnsentNotice
            recording={recording}
            onContinue={goOn}
            onDiscard={() => void video.discardRecording()}
          />
        )}
        <VaultList user={user} list={list} onCreate={() => setIsCreating(true)} />
      </PageBody>
      <CreateVaultDialog
        userId={user.id}
        video={video}
        open={isCreating}
        onOpenChange={setIsCreating}
      />
    </>
  );
}
