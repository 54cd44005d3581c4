import { CircleAlert, NotebookPen, Sparkles } from 'lucide-react';
import { type FormEvent, useDeferredValue, useEffect, useRef } from 'react';
import { countWords } from '#client/platform/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { cn } from '#client/ui/cn.ts';
import { DialogActions } from '#client/ui/dialog-actions.tsx';
import { FormField } from '#client/ui/form-field.tsx';
import { Input } from '#client/ui/input.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { limits } from '#shared/limits.ts';
import type { NewStoryForm as FormState } from './use-new-story.ts';

/** From so many words on, the limit is worth knowing. */
const nearLimit = 0.8 * limits.story.words;

export function NewStoryForm({ form }: { form: FormState }) {
  const { values, problem, wasKept, isPending } = form;
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => title.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <Card className="animate-rise-in p-5 sm:p-6">
      <form onSubmit={submit} noValidate className="grid gap-5" aria-labelledby="new-story">
        <header className="grid gap-1">
          <h2 id="new-story" className="text-2xl">
            Create a new story
          </h2>
          <p className="max-w-reading text-ink-muted">
            Write as you would tell it. Heartwood divides it into scenes, draws a picture for each
            and reads your own words aloud, in English or Portuguese.
          </p>
        </header>
        {wasKept && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-yellow-soft px-4 py-2.5 text-yellow-ink">
            <NotebookPen className="size-5 shrink-0" />
            <p role="status" className="min-w-48 flex-1">
              What you wrote was kept on this device.
            </p>
            <Button variant="secondary" onClick={form.discard}>
              Discard draft
            </Button>
          </div>
        )}
        <FormField label="Story Title">
          {(control) => (
            <Input
              {...control}
              ref={title}
              value={values.title}
              maxLength={limits.story.title}
              placeholder="The bakery on Pine Street"
              autoComplete="off"
              aria-invalid={problem && !values.title.trim() ? true : undefined}
              onChange={(event) => form.change({ title: event.target.value })}
            />
          )}
        </FormField>
        <FormField label="Your Life Story" hint={<WordCount text={values.lifeStory} />}>
          {(control) => (
            <Textarea
              {...control}
              rows={12}
              className="min-h-72"
              value={values.lifeStory}
              placeholder="I was born in a village by the river. My father mended boats, and my mother…"
              aria-invalid={problem && !values.lifeStory.trim() ? true : undefined}
              onChange={(event) => form.change({ lifeStory: event.target.value })}
            />
          )}
        </FormField>
        {problem && (
          <p role="alert" className="flex items-start gap-2 text-rose-ink">
            <CircleAlert className="mt-1 size-5 shrink-0" />
            {problem}
          </p>
        )}
        <DialogActions>
          <Button variant="secondary" onClick={form.close}>
            Cancel
          </Button>
          <Button type="submit" pending={isPending} pendingLabel="Creating...">
            <Sparkles className="size-5" />
            Create Visual Story
          </Button>
        </DialogActions>
      </form>
    </Card>
  );
}

function WordCount({ text }: { text: string }) {
  const count = countWords(useDeferredValue(text));
  const words = count === 1 ? '1 word' : `${count.toLocaleString('en')} words`;
  const most = limits.story.words.toLocaleString('en');
  return (
    <span className={cn('tabular-nums', count > limits.story.words && 'text-rose-ink')}>
      {count < nearLimit
        ? `${words}. Two sentences are enough to begin with; a page or two makes a fuller film.`
        : `${words} of at most ${most}.`}
    </span>
  );
}
