import { errorSentence } from '#client/platform/error-sentence.ts';
import { ErrorState } from '#client/ui/error-state.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { FactReview } from './fact-review.tsx';
import { useFacts } from './use-facts.ts';

export interface FactsPanelProps {
  ancestorId: string;
  /** Whom the facts are about. */
  name: string;
}

/** What the stories seem to say, for the family to confirm, correct or dismiss. */
export function FactsPanel({ ancestorId, name }: FactsPanelProps) {
  const { data, error, isFetching, refetch } = useFacts(ancestorId);
  if (!data && error)
    return (
      <ErrorState
        headingLevel="h3"
        title="We couldn’t load the facts"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {errorSentence(error)}
      </ErrorState>
    );
  return (
    <div className="grid gap-6">
      <p className="max-w-reading text-ink-muted">Only what you confirm here is said as certain.</p>
      {data ? (
        <FactReview ancestorId={ancestorId} name={name} facts={data} />
      ) : (
        <div role="status" className="grid min-h-dvh content-start gap-2">
          <VisuallyHidden>Loading the facts...</VisuallyHidden>
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
        </div>
      )}
    </div>
  );
}
