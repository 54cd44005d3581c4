import { CheckCheck, Plus } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import type { Fact } from '#shared/contracts/facts.ts';
import { FactForm } from './fact-form.tsx';
import { FactList } from './fact-list.tsx';
import { useFactReview } from './use-fact-review.ts';

export interface FactReviewProps {
  ancestorId: string;
  name: string;
  facts: readonly Fact[];
}

const headingStyles = 'text-xl';

/** The facts to look at, those confirmed, and those dismissed. */
export function FactReview({ ancestorId, name, facts }: FactReviewProps) {
  const review = useFactReview(ancestorId);
  const { editing, done, isSaving } = review;
  const byStatus = Map.groupBy(facts, ({ status }) => status);
  const { suggested = [], confirmed = [], dismissed = [] } = Object.fromEntries(byStatus);
  const shared = {
    name,
    editing,
    pending: isSaving,
    onEdit: review.edit,
    onStatus: review.setStatus,
    onSave: review.save,
    onCancel: review.leaveForm,
  };
  const addButton = (
    <Button variant="secondary" data-add onClick={review.add}>
      <Plus aria-hidden="true" className="size-5" />
      Add a fact
    </Button>
  );

  return (
    <div ref={review.list} tabIndex={-1} className="grid gap-8 rounded-lg">
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-3">
          {suggested.length > 1 && (
            <Button onClick={() => review.confirmAll(suggested)}>
              <CheckCheck aria-hidden="true" className="size-5" />
              Confirm all {suggested.length}
            </Button>
          )}
          {facts.length > 0 && editing !== 'new' && addButton}
          <div className="flex flex-wrap items-center gap-2">
            <p role="status">{done?.words}</p>
            {done?.before && (
              <Button variant="link" size="inline" className="min-h-target" onClick={review.undo}>
                Undo
              </Button>
            )}
          </div>
        </div>
        {editing === 'new' && (
          <FactForm
            label="Add a fact"
            name={name}
            saveLabel="Save fact"
            pending={isSaving}
            onSave={review.save}
            onCancel={review.leaveForm}
          />
        )}
      </div>
      {facts.length === 0 && editing !== 'new' && (
        <EmptyState headingLevel="h3" title="No facts yet" action={addButton} className="py-4">
          The people, dates and places in the stories you save will collect here, for you to
          confirm.
        </EmptyState>
      )}
      {suggested.length > 0 && (
        <section data-facts aria-label="To confirm" className="grid gap-4">
          <h3 className={headingStyles}>To confirm ({suggested.length})</h3>
          <FactList {...shared} kind="To confirm" facts={suggested} />
        </section>
      )}
      {suggested.length === 0 && facts.length > 0 && (
        <p className="text-ink-muted">
          Nothing is waiting for you. New stories may bring more facts.
        </p>
      )}
      {confirmed.length > 0 && (
        <section data-facts aria-label="Confirmed" className="grid gap-4">
          <h3 className={headingStyles}>Confirmed ({confirmed.length})</h3>
          <FactList {...shared} kind="Confirmed" facts={confirmed} />
        </section>
      )}
      {dismissed.length > 0 && (
        <details data-facts>
          <summary className="min-h-target cursor-pointer py-2 font-semibold">
            Dismissed ({dismissed.length})
          </summary>
          <div className="pt-3">
            <FactList {...shared} kind="Dismissed" facts={dismissed} />
          </div>
        </details>
      )}
    </div>
  );
}
