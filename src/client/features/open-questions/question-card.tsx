import { format } from 'date-fns';
import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { langOf } from '#client/platform/lang-of.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { FormField } from '#client/ui/form-field.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { toast } from '#client/ui/toast.ts';
import { limits } from '#shared/limits.ts';
import type { QuestionSlots } from './question-slots.ts';
import { type AnswerOptions, useAnswer } from './use-answer.ts';
import { useRemoveQuestion } from './use-open-questions.ts';

export interface QuestionCardProps extends Omit<AnswerOptions, 'onAnswered'> {
  slots: QuestionSlots;
}

/** A question that the companion could not answer, with room for the family's answer. */
export function QuestionCard({ slots, ...options }: QuestionCardProps) {
  const { question, onLeave } = options;
  const { text, timesAsked, lastAskedAt } = question;
  const heading = useId();
  const typed = useAnswer({ ...options, onAnswered: slots.onAnswered });
  const removal = useRemoveQuestion(question);
  const [isAsking, setIsAsking] = useState(false);

  const saveOnKeys = (event: KeyboardEvent) => {
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isSave || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void typed.save();
  };
  const remove = () =>
    removal.mutate(undefined, {
      onSuccess: () => {
        flushSync(() => setIsAsking(false));
        // The dialog gives the focus back first; then it goes on to the next question.
        setTimeout(onLeave);
      },
      onError: (error) => {
        setIsAsking(false);
        toast({
          variant: 'destructive',
          title: 'We couldn’t remove this question',
          description: errorSentence(error),
        });
      },
    });
  return (
    <article
      aria-labelledby={heading}
      className="grid gap-4 rounded-lg border border-line bg-paper p-4 sm:p-5"
    >
      <header className="grid gap-0.5">
        <h3
          id={heading}
          lang={langOf(text)}
          tabIndex={-1}
          data-question={question.id}
          className="wrap-anywhere text-xl leading-snug"
        >
          {text}
        </h3>
        <p className="text-base text-ink-muted">{askedWords(timesAsked, lastAskedAt)}</p>
      </header>
      <FormField label="Your answer" error={typed.problem}>
        {(control) => (
          <div className="flex items-start gap-2">
            <Textarea
              {...control}
              className="min-h-24"
              lang={langOf(typed.answer)}
              value={typed.answer}
              maxLength={limits.openQuestion.answer}
              onKeyDown={saveOnKeys}
              onChange={(event) => typed.change(event.target.value)}
            />
            {slots.dictation(text, typed.addText)}
          </div>
        )}
      </FormField>
      {typed.answer.trim() && slots.tellerField(typed.teller, typed.setTeller)}
      <div className="flex flex-wrap justify-end gap-x-3 gap-y-2">
        <Button variant="ghost" className="px-2" onClick={() => setIsAsking(true)}>
          Remove question
        </Button>
        <Button
          pending={typed.isPending}
          pendingLabel="Saving..."
          onClick={() => void typed.save()}
        >
          Save answer
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Remove this question?"
        description={`“${text}” leaves this list. It comes back if somebody asks it again.`}
        confirmLabel="Remove question"
        pending={removal.isPending}
        pendingLabel="Removing..."
        onConfirm={remove}
      />
    </article>
  );
}

function askedWords(times: number, last: string): string {
  const day = format(last, 'MMM d, yyyy');
  return times === 1 ? `Asked once, on ${day}` : `Asked ${times} times, last on ${day}`;
}
