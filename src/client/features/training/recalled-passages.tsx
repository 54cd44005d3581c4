import { errorSentence } from '#client/platform/error-sentence.ts';
import { langOf } from '#client/platform/lang-of.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { RecalledPassage, SourceKind } from '#shared/contracts/training.ts';
import { useRecall } from './use-recall.ts';

const kindLabels: Record<SourceKind, string> = {
  story: 'Story',
  detail: 'Detail',
  phrase: 'Phrase',
  passion: 'Passion',
  value: 'Value',
  memory: 'Memory',
};

export interface RecalledPassagesProps {
  ancestorId: string;
  name: string;
  question: string;
}

export function RecalledPassages({ ancestorId, name, question }: RecalledPassagesProps) {
  const { data, error, isFetching, refetch } = useRecall(ancestorId, question);
  return (
    <div aria-live="polite" aria-busy={isFetching} className="grid gap-3 empty:hidden">
      {isFetching && !data && (
        <>
          <VisuallyHidden>Looking through what you saved...</VisuallyHidden>
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </>
      )}
      {error && !isFetching && (
        <div className="flex flex-wrap items-center gap-3 text-rose-ink">
          <p>{errorSentence(error)}</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data?.length === 0 && (
        <p className="text-ink-muted">
          Nothing that you saved speaks of that. In a conversation, {name} would say so; a story
          about it would help.
        </p>
      )}
      {data?.map((passage) => (
        <Passage key={`${passage.sourceId}-${passage.excerpt}`} passage={passage} />
      ))}
    </div>
  );
}

function Passage({ passage: { kind, title, excerpt } }: { passage: RecalledPassage }) {
  return (
    <article className="grid gap-1.5 rounded-lg border border-line bg-paper px-4 py-3">
      <header className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h3 lang={langOf(title)} className="min-w-0 text-lg">
          {title}
        </h3>
        <Badge tone="outline">{kindLabels[kind]}</Badge>
      </header>
      <blockquote lang={langOf(excerpt)} className="max-w-reading whitespace-pre-line">
        {excerpt}
      </blockquote>
    </article>
  );
}
