import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Link } from 'wouter';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { sendOnly } from '#client/platform/http-client.ts';
import { Button } from '#client/ui/button.tsx';
import { limits } from '#shared/limits.ts';
import { openQuestionsPath } from './conversation-paths.ts';

interface AskFamilyProps {
  ancestorId: string;
  /** What the user asked, in their words. */
  question: string;
}

/** Puts a question that nobody has answered yet on the list for the family. */
export function AskFamily({ ancestorId, question }: AskFamilyProps) {
  const client = useQueryClient();
  const path = openQuestionsPath(ancestorId);
  const ask = useMutation({
    mutationFn: () => sendOnly('POST', path, { text: shorten(question) }),
    onSuccess: () => client.invalidateQueries({ queryKey: [path] }),
  });
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      {ask.isSuccess ? (
        <>
          <p role="status" className="flex items-center gap-1.5">
            <Check aria-hidden="true" className="size-5 shrink-0 text-leaf" />
            It is on the family’s list.
          </p>
          <Button asChild variant="link" size="inline">
            {/* The button that was pressed is gone: the focus goes on to what took its place. */}
            <Link ref={focusOnce} href={`/training/${ancestorId}#questions`}>
              See the questions
            </Link>
          </Button>
        </>
      ) : (
        <Button
          variant="secondary"
          pending={ask.isPending}
          pendingLabel="Asking..."
          onClick={() => ask.mutate()}
        >
          Ask the family
        </Button>
      )}
      {ask.error && (
        <p role="alert" className="text-rose-ink">
          {errorSentence(ask.error)}
        </p>
      )}
    </div>
  );
}

function focusOnce(link: HTMLAnchorElement | null) {
  link?.focus();
}

/** A message may be far longer than a question on the list; what is left out is seen to be. */
function shorten(question: string): string {
  const most = limits.openQuestion.text;
  if (question.length <= most) return question;
  return `${question.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}
