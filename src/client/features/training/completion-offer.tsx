import { Sprout } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { trainingStillHelpful } from '#shared/training-progress.ts';
import type { TrainingValues } from './training-values.ts';
import type { TrainingCompletion } from './use-complete-training.ts';

/** More than this at once would read as a list of reproaches. */
const atOnce = 3;

function stillHelpful(values: TrainingValues): string | undefined {
  const words = trainingStillHelpful(values).slice(0, atOnce);
  if (words.length === 0) return undefined;
  return `It would still help to add ${new Intl.ListFormat('en').format(words)}.`;
}

export interface CompletionOfferProps {
  title: string;
  children: ReactNode;
  values: TrainingValues;
  completion: TrainingCompletion;
}

/** Offers to complete the training, and says what is missing or would still help. */
export function CompletionOffer({ title, children, values, completion }: CompletionOfferProps) {
  const id = useId();
  const help = stillHelpful(values);
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg border border-leaf/50 bg-green-soft p-5 text-green-ink"
    >
      <Sprout aria-hidden="true" className="size-9 shrink-0" strokeWidth={1.5} />
      <div className="grid min-w-60 flex-1 gap-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="max-w-reading">
          {children} {help}
        </p>
        <div role="alert" className="font-semibold empty:hidden">
          {completion.missing}
        </div>
      </div>
      <Button
        pending={completion.pending}
        pendingLabel="Processing..."
        onClick={() => void completion.complete()}
      >
        Complete Training
      </Button>
    </section>
  );
}
