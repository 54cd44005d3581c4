import { Check, Pencil, Undo2, X } from 'lucide-react';
import { memo } from 'react';
import { langOf } from '#client/platform/lang-of.ts';
import { Button } from '#client/ui/button.tsx';
import { cn } from '#client/ui/cn.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { Fact } from '#shared/contracts/facts.ts';
import { factBody, factHeading, factLine } from './fact-words.ts';

export interface FactRowProps {
  fact: Fact;
  /** Whom the facts are about. */
  name: string;
  onEdit: (fact: Fact) => void;
  onStatus: (fact: Fact, status: Fact['status']) => void;
}

/** A fact with the sentence that says so, and what can be done with it. */
export const FactRow = memo(function FactRow({ fact, name, onEdit, onStatus }: FactRowProps) {
  const { id, object, sentence, sourceTitle, status } = fact;
  const line = factLine(fact, name);
  return (
    <div
      data-fact={id}
      className="flex flex-wrap items-start gap-x-4 gap-y-2 rounded-lg border border-line bg-paper px-4 py-3"
    >
      <div className={cn('grid flex-1 gap-0.5', sentence ? 'min-w-56' : 'min-w-40')}>
        <p className="wrap-anywhere text-base text-ink-muted leading-snug">
          {factHeading(fact, name)}
        </p>
        <p lang={langOf(object)} className="wrap-anywhere font-display text-lg leading-snug">
          {factBody(fact)}
        </p>
        {sentence ? (
          <figure className="mt-1.5 grid gap-0.5 text-base">
            <blockquote
              lang={langOf(sentence)}
              className="wrap-anywhere border-line border-l-2 pl-3 leading-snug"
            >
              “{sentence}”
            </blockquote>
            {sourceTitle && (
              <figcaption className="pl-3.5 text-ink-muted text-sm">
                From <cite lang={langOf(sourceTitle)}>{sourceTitle}</cite>
              </figcaption>
            )}
          </figure>
        ) : (
          <p className="text-ink-muted text-sm">As your family put it</p>
        )}
      </div>
      <div className="ml-auto flex shrink-0 gap-1">
        {status === 'suggested' && (
          <Button
            variant="secondary"
            aria-label={`Confirm: ${line}`}
            onClick={() => onStatus(fact, 'confirmed')}
          >
            <Check aria-hidden="true" className="size-5" />
            Confirm
          </Button>
        )}
        {status === 'dismissed' ? (
          <Button
            variant="ghost"
            aria-label={`Bring back: ${line}`}
            onClick={() => onStatus(fact, 'suggested')}
          >
            <Undo2 aria-hidden="true" className="size-5" />
            Bring back
          </Button>
        ) : (
          <>
            <IconButton
              label="Correct"
              aria-label={`Correct: ${line}`}
              onClick={() => onEdit(fact)}
            >
              <Pencil aria-hidden="true" className="size-5" />
            </IconButton>
            <IconButton
              label="Dismiss"
              aria-label={`Dismiss: ${line}`}
              onClick={() => onStatus(fact, 'dismissed')}
            >
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </>
        )}
      </div>
    </div>
  );
});
