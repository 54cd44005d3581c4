import { Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { langOf } from '#client/platform/lang-of.ts';
import { Button } from '#client/ui/button.tsx';
import { FormField } from '#client/ui/form-field.tsx';
import { Input } from '#client/ui/input.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import type { TrainingStory } from '#shared/contracts/training.ts';
import { wordCount } from './count-words.ts';
import { StoryTeller } from './story-teller.tsx';
import type { TrainedPerson } from './teller-words.ts';

export interface StoryFormProps {
  /** Whom the training is about. */
  person: TrainedPerson;
  userName: string;
  /** 1 for the first. */
  number: number;
  story: TrainingStory;
  problems: Partial<TrainingStory>;
  onChange: (story: TrainingStory) => void;
  onDone: () => void;
  onRemove: () => void;
}

/** The one story that is open for writing. */
export function StoryForm(props: StoryFormProps) {
  const { person, userName, number, story, problems, onChange, onDone, onRemove } = props;
  const title = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  useEffect(() => title.current?.focus(), []);

  const closeOnKeys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isDone =
      event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey));
    if (!isDone) return;
    event.preventDefault();
    onDone();
  };
  const goOnWithEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.ctrlKey && !event.metaKey) content.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a short cut to the button below.
    <div
      onKeyDown={closeOnKeys}
      className="grid gap-4 rounded-lg border border-line-strong bg-paper p-4 sm:p-5"
    >
      <FormField label="Story Title" error={problems.title} required>
        {(control) => (
          <Input
            {...control}
            ref={title}
            lang={langOf(story.title)}
            value={story.title}
            placeholder="The summer at the harbour"
            autoComplete="off"
            onKeyDown={goOnWithEnter}
            onChange={(event) => onChange({ ...story, title: event.target.value })}
          />
        )}
      </FormField>
      <FormField
        label="Story Content"
        error={problems.content}
        required
        hint="As you would tell it to a grandchild: who was there, what happened, what was said."
      >
        {(control) => (
          <Textarea
            {...control}
            ref={content}
            lang={langOf(story.content)}
            rows={10}
            className="min-h-64"
            value={story.content}
            onChange={(event) => onChange({ ...story, content: event.target.value })}
          />
        )}
      </FormField>
      <StoryTeller
        story={story}
        person={person}
        userName={userName}
        error={problems.teller}
        onChange={(teller) => onChange({ ...story, teller })}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="mr-auto text-base text-ink-muted tabular-nums">
          {wordCount(story.content)}
        </span>
        <Button variant="ghost" aria-label={`Remove story ${number}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-5" />
          Remove
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
