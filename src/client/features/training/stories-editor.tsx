import { Plus } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import type { TrainingStory } from '#shared/contracts/training.ts';
import { limits } from '#shared/limits.ts';
import { firstProblemStory, storyProblems } from './find-problems.ts';
import { FormGroup } from './form-group.tsx';
import { StoryForm } from './story-form.tsx';
import { StoryRow } from './story-row.tsx';
import type { TrainedPerson } from './teller-words.ts';
import type { Problems } from './training-editor-state.ts';

/** From so many on, the way to the button below the list is long. */
const longList = 8;

export interface StoriesEditorProps {
  /** Whom the training is about. Must stay the same object. */
  person: TrainedPerson;
  userName: string;
  stories: readonly TrainingStory[];
  problems: Problems;
  onChange: (stories: TrainingStory[]) => void;
}

/** The stories, of which one at a time is open for writing. */
export function StoriesEditor(props: StoriesEditorProps) {
  const { person, userName, stories, problems, onChange } = props;
  const [open, setOpen] = useState<number>();
  const [removing, setRemoving] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const openRow = useCallback((index: number) => setOpen(index), []);

  useEffect(() => {
    const wrong = firstProblemStory(problems);
    if (wrong !== undefined) setOpen(wrong);
  }, [problems]);

  const add = () => {
    onChange([...stories, { title: '', content: '' }]);
    setOpen(stories.length);
  };
  const close = (index: number) => {
    setOpen(undefined);
    // The row takes the place of the form that had the focus.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-story="${index}"]`)?.focus(),
    );
  };
  const remove = (index: number) => {
    setRemoving(undefined);
    setOpen(undefined);
    onChange(stories.filter((_, place) => place !== index));
  };
  const askToRemove = (index: number) => {
    const story = stories[index];
    if (story?.title.trim() || story?.content.trim()) setRemoving(index);
    else remove(index);
  };

  const addButton = (
    <Button
      variant="secondary"
      disabled={stories.length >= limits.storiesPerAncestor}
      onClick={add}
    >
      <Plus aria-hidden="true" className="size-5" />
      Add Story
    </Button>
  );
  return (
    <FormGroup
      title="Stories"
      description={`${person.name} will speak from these. Three or more make the conversations come alive.`}
      action={stories.length >= longList && addButton}
      className="gap-3"
    >
      {stories.length > 0 && (
        <ol ref={list} aria-label="Stories" className="grid gap-3">
          {stories.map((story, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: stories have no id; rows hold no state of their own.
            <li key={index} className="min-w-0 [contain-intrinsic-size:auto_96px]">
              {index === open ? (
                <StoryForm
                  person={person}
                  userName={userName}
                  number={index + 1}
                  story={story}
                  problems={storyProblems(problems, index)}
                  onChange={(changed) => onChange(stories.with(index, changed))}
                  onDone={() => close(index)}
                  onRemove={() => askToRemove(index)}
                />
              ) : (
                <StoryRow
                  person={person}
                  story={story}
                  index={index}
                  isWrong={Object.values(storyProblems(problems, index)).some(Boolean)}
                  onOpen={openRow}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {stories.length === 0 && (
        <p className="rounded-lg border border-line border-dashed px-4 py-6 text-center text-ink-muted">
          No stories yet. Begin with one that your family tells again and again.
        </p>
      )}
      <div>{addButton}</div>
      <ConfirmDialog
        open={removing !== undefined}
        onOpenChange={(isOpen) => !isOpen && setRemoving(undefined)}
        title="Remove this story?"
        description={`“${stories[removing ?? 0]?.title.trim() || 'A story without a title'}” will be gone once you save.`}
        confirmLabel="Remove story"
        onConfirm={() => removing !== undefined && remove(removing)}
      />
    </FormGroup>
  );
}
