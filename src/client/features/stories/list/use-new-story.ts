import { useEffect, useState } from 'react';
import { z } from 'zod';
import { createDraft } from '#client/platform/drafts.ts';
import { countWords } from '#client/platform/format.ts';
import { toast, toastFailure } from '#client/ui/toast.ts';
import { limits } from '#shared/limits.ts';
import { refusal, useCreateStory } from '../stories-api.ts';

const shape = z.object({ title: z.string(), lifeStory: z.string(), isOpen: z.boolean() });

/** A story that is being written and was not sent yet, kept for this user on this device. */
function createStoryDraft(userId: string) {
  return createDraft(`story.new.${userId}`, shape);
}

const empty = { title: '', lifeStory: '' };

/** What is being written on the form, kept as a draft until the story is on its way. */
export function useNewStory(userId: string) {
  const create = useCreateStory(userId);
  const [draft] = useState(() => createStoryDraft(userId));
  const [kept] = useState(() => draft.find());
  const [isOpen, setOpen] = useState(kept?.isOpen ?? false);
  const [values, setValues] = useState({ ...empty, ...kept });
  const [wasKept, setWasKept] = useState(kept !== undefined);
  const [problem, setProblem] = useState<string>();
  useEffect(() => () => void draft.flush(), [draft]);

  const keep = (next: typeof empty, open: boolean) => {
    const { title, lifeStory } = next;
    setValues({ title, lifeStory });
    setOpen(open);
    if (title.trim() || lifeStory.trim()) draft.save({ title, lifeStory, isOpen: open });
    else draft.clear();
  };
  const change = (field: Partial<typeof empty>) => {
    setProblem(undefined);
    keep({ ...values, ...field }, isOpen);
  };

  const submit = async () => {
    if (create.isPending) return;
    const found = problemOf(values);
    setProblem(found);
    if (found) return;
    try {
      await create.mutateAsync({ title: values.title.trim(), lifeStory: values.lifeStory });
    } catch (error) {
      setProblem(refusal(error));
      toastFailure(error, {
        title: 'Error',
        description: 'Failed to create story. Please try again.',
      });
      return;
    }
    setWasKept(false);
    keep(empty, false);
    toast({
      title: 'Story Created!',
      description:
        'Your story is being processed. AI is creating beautiful visual scenes from your life story.',
    });
  };

  return {
    values,
    isOpen,
    wasKept,
    problem,
    isPending: create.isPending,
    change,
    submit,
    open: () => keep(values, true),
    /** Closes the form; what was written is there again when it is opened. */
    close: () => {
      setProblem(undefined);
      keep(values, false);
    },
    discard: () => {
      setWasKept(false);
      setProblem(undefined);
      keep(empty, true);
    },
  };
}

export type NewStoryForm = ReturnType<typeof useNewStory>;

function problemOf({ title, lifeStory }: typeof empty): string | undefined {
  if (!title.trim() || !lifeStory.trim()) return 'Please fill in all fields.';
  if (countWords(lifeStory) <= limits.story.words) return undefined;
  return `This is more than one film can hold. Please shorten it to ${limits.story.words.toLocaleString('en')} words, or make two stories of it.`;
}
