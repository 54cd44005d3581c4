import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#client/platform/api-error.ts';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { getJson } from '#client/platform/http-client.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { because } from '#shared/contracts/conversations.ts';
import { BecauseReport } from './because-report.tsx';
import { becausePath } from './conversation-paths.ts';

interface BecauseDialogProps {
  /** The reply that is asked about. */
  messageId: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** How a reply came about, for whoever maintains the companion. */
export function BecauseDialog({ messageId = '', open, onOpenChange }: BecauseDialogProps) {
  const path = becausePath(messageId);
  const query = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => getJson(path, because, { signal }),
    enabled: open,
    gcTime: 0,
  });
  const { data, error } = query;
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="wide"
      title="Why this answer?"
      description="How the companion came to it, step by step."
    >
      {isUnknown && <p role="status">Nothing is kept for this reply.</p>}
      {error && !isUnknown && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="text-rose-ink">{errorSentence(error)}</p>
          <Button
            variant="secondary"
            onClick={() => void query.refetch()}
            pending={query.isFetching}
            pendingLabel="Trying again..."
          >
            Try again
          </Button>
        </div>
      )}
      {!data && !error && (
        <div aria-busy="true" className="grid gap-3">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      )}
      {data && <BecauseReport because={data} />}
    </Dialog>
  );
}
