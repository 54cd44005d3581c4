import { useSharedVault } from '#client/features/time-vaults/time-vaults-api.ts';
import { ApiError } from '#client/platform/api-error.ts';
import { useDocumentTitle } from '#client/platform/use-document-title.ts';
import { usePrivateAddress } from '#client/platform/use-private-address.ts';
import { AppBar } from '#client/ui/app-bar.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LoadError } from '#client/ui/error-state.tsx';
import { PageBody } from '#client/ui/page-body.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { SharedVaultView } from './shared-vault-view.tsx';

/** What a recipient reaches by the link in their mail; they need no account. */
export default function VaultLinkPage({ token }: { token: string }) {
  usePrivateAddress();
  const query = useSharedVault(token);
  const { data: vault, error } = query;
  useDocumentTitle(vault ? `${vault.title}, from ${vault.senderName}` : 'A message for you');

  const show = () => {
    if (vault) return <SharedVaultView vault={vault} />;
    if (!error) return <Loading />;
    if (leadsNowhere(error)) return <Nothing />;
    return <LoadError headingLevel="h1" what="the message" query={query} />;
  };
  return (
    <>
      <AppBar />
      <PageBody width="reading">{show()}</PageBody>
    </>
  );
}

/** 400: what was typed is no link at all. */
function leadsNowhere(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

function Nothing() {
  return (
    <EmptyState headingLevel="h1" title="There is no message behind this link">
      <p>
        Perhaps a piece of the link was lost on the way: please open it from the mail once more, or
        copy it whole. It may also be that whoever made the message has taken it back. Asking them
        is the surest way.
      </p>
    </EmptyState>
  );
}

function Loading() {
  return (
    <div className="grid gap-5">
      <p role="status" className="text-ink-muted">
        Fetching a message for you...
      </p>
      <Skeleton className="h-9 w-3/5" />
      <Skeleton className="aspect-video" />
    </div>
  );
}
