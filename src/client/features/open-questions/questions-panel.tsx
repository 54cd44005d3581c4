import { useRef, useState } from 'react';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { OpenQuestion } from '#shared/contracts/open-questions.ts';
import { QuestionCard } from './question-card.tsx';
import type { QuestionSlots } from './question-slots.ts';
import { useOpenQuestions, useTakeOff } from './use-open-questions.ts';

/** So many at once; a well-loved companion collects many. */
const step = 20;

export interface QuestionsPanelProps {
  user: { id: string; name: string };
  ancestorId: string;
  /** Whom the questions are about. */
  name: string;
  slots: QuestionSlots;
}

/** What was asked of a companion and not to be found in its stories, for the family to answer. */
export function QuestionsPanel({ user, ancestorId, name, slots }: QuestionsPanelProps) {
  const { data, error, isFetching, refetch } = useOpenQuestions(ancestorId);
  const [shown, setShown] = useState(step);
  const list = useRef<HTMLUListElement>(null);
  const frame = useRef<HTMLDivElement>(null);

  const takeOff = useTakeOff(ancestorId);
  const leave = (id: string) => {
    const headings = [...(list.current?.querySelectorAll<HTMLElement>('[data-question]') ?? [])];
    const at = headings.findIndex(({ dataset }) => dataset.question === id);
    (headings[at + 1] ?? headings[at - 1] ?? frame.current)?.focus();
    void takeOff(id);
  };
  const show = () => {
    if (!data && error)
      return (
        <ErrorState
          headingLevel="h3"
          title="We couldn’t load the questions"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {errorSentence(error)}
        </ErrorState>
      );
    if (!data)
      return (
        <div role="status" className="grid min-h-dvh content-start gap-4">
          <VisuallyHidden>Loading the questions...</VisuallyHidden>
          <Skeleton className="h-52" />
          <Skeleton className="h-52" />
        </div>
      );
    if (data.length === 0)
      return (
        <EmptyState headingLevel="h3" title="No open questions" className="py-4">
          When somebody asks {name} what no story tells, the question will collect here for your
          family to answer.
        </EmptyState>
      );
    const questions = data.toSorted(byUrgency);
    const hidden = questions.length - shown;
    return (
      <>
        <p className="max-w-reading text-ink-muted">
          Asked in conversations, and not yet told. Each answer becomes one of the stories.
        </p>
        <ul ref={list} aria-label="Questions for the family" className="grid gap-4">
          {questions.slice(0, shown).map((question) => (
            <li key={question.id} className="min-w-0">
              <QuestionCard
                userId={user.id}
                userName={user.name}
                question={question}
                slots={slots}
                onLeave={() => leave(question.id)}
              />
            </li>
          ))}
        </ul>
        {hidden > 0 && (
          <div>
            <Button variant="secondary" onClick={() => setShown(shown + step)}>
              Show {Math.min(step, hidden)} more of {hidden}
            </Button>
          </div>
        )}
      </>
    );
  };
  return (
    <div ref={frame} tabIndex={-1} className="grid gap-5 rounded-lg">
      {show()}
    </div>
  );
}

/** What is asked most comes first, then what was asked last. */
function byUrgency(one: OpenQuestion, other: OpenQuestion): number {
  return (
    other.timesAsked - one.timesAsked || Date.parse(other.lastAskedAt) - Date.parse(one.lastAskedAt)
  );
}
