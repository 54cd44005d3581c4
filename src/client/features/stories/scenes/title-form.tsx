import { type FormEvent, useRef, useState } from 'react';
import { errorSentence } from '#client/platform/error-sentence.ts';
import { Button } from '#client/ui/button.tsx';
import { FormField } from '#client/ui/form-field.tsx';
import { Input } from '#client/ui/input.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Story } from '#shared/contracts/stories.ts';
import { limits } from '#shared/limits.ts';
import { useUpdateStory } from '../stories-api.ts';

interface TitleFormProps {
  userId: string;
  story: Story;
}

/** A story's title, which its film begins with. */
export function TitleForm({ userId, story }: TitleFormProps) {
  const update = useUpdateStory(userId, story.id);
  /** Undefined while it is as it was saved, also if that was elsewhere. */
  const [typed, setTyped] = useState<string>();
  const title = typed ?? story.title;
  const field = useRef<HTMLInputElement>(null);
  const isEmpty = title.trim() === '';
  const isChanged = title.trim() !== story.title;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || !isChanged || update.isPending) return;
    const { updatedAt } = story;
    update.mutate(
      { title, updatedAt },
      {
        onSuccess: () => {
          setTyped(undefined);
          // Its button goes with the change.
          field.current?.focus();
          toast({ title: 'Title saved', description: 'The film is put together anew with it.' });
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={save} className="flex flex-wrap items-start gap-3">
      <FormField
        label="Story Title"
        error={
          isEmpty
            ? 'A story needs a title.'
            : update.error
              ? errorSentence(update.error)
              : undefined
        }
        className="min-w-56 flex-1"
      >
        {(control) => (
          <Input
            {...control}
            ref={field}
            lang={story.language}
            maxLength={limits.story.title}
            value={title}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </FormField>
      {isChanged && (
        <Button
          type="submit"
          disabled={isEmpty}
          pending={update.isPending}
          pendingLabel="Saving..."
          className="mt-8"
        >
          Save title
        </Button>
      )}
    </form>
  );
}
