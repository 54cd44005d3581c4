import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { urlQuery } from '#client/platform/url-query.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { companionMemory } from '#shared/contracts/conversations.ts';
import { CompanionMemoryForm } from './companion-memory-form.tsx';
import { companionMemoryPath } from './conversation-paths.ts';

interface CompanionMemoryDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  ancestorId: string;
  personName: string;
}

/** What a companion keeps of its talks with the user: theirs to see, change and erase. */
export function CompanionMemoryDialog(props: CompanionMemoryDialogProps) {
  const { open, onOpenChange, ancestorId, personName } = props;
  const query = useQuery({
    ...urlQuery(companionMemoryPath(ancestorId), companionMemory),
    enabled: open,
    // Each talk may have added to it.
    staleTime: 0,
    gcTime: 0,
  });
  const { data, error } = query;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`What ${personName} remembers of our talks`}
      description="Only you see this. Change it or erase it as you like; what your family told is not touched."
    >
      {error ? (
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
      ) : data && !query.isFetching ? (
        <CompanionMemoryForm
          memory={data}
          ancestorId={ancestorId}
          personName={personName}
          onDone={() => onOpenChange(false)}
        />
      ) : (
        <div aria-busy="true" className="grid gap-3">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      )}
    </Dialog>
  );
}
