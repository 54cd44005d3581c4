import { ChevronRight, CircleAlert } from 'lucide-react';
import { memo } from 'react';
import { langOf } from '#client/platform/lang-of.ts';
import type { TrainingStory } from '#shared/contracts/training.ts';
import { wordCount } from './count-words.ts';
import { type TrainedPerson, tellerWords } from './teller-words.ts';

export interface StoryRowProps {
  /** Whom the training is about. */
  person: TrainedPerson;
  story: TrainingStory;
  index: number;
  isWrong: boolean;
  /** By place, so that a long list of rows need not be drawn anew with every key. */
  onOpen: (index: number) => void;
}

const previewLength = 120;

/** A story that is not being written: its title and first words. */
export const StoryRow = memo(function StoryRow(props: StoryRowProps) {
  const { person, story, index, isWrong, onOpen } = props;
  const { content } = story;
  const title = story.title.trim() || 'A story without a title';
  const words = wordCount(content);
  const told = tellerWords(story, person);
  return (
    <button
      type="button"
      data-story={index}
      aria-expanded={false}
      onClick={() => onOpen(index)}
      className="flex min-h-14 w-full items-center gap-3 rounded-lg border border-line bg-paper px-4 py-3 text-left transition-colors hover:border-line-strong hover:bg-sunken"
    >
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span lang={langOf(story.title)} className="truncate font-display text-lg leading-snug">
          {title}
        </span>
        <span className="truncate text-base text-ink-muted leading-snug">
          {isWrong ? (
            <span className="inline-flex items-center gap-1.5 text-rose-ink">
              <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
              Something is missing here
            </span>
          ) : (
            <span lang={langOf(content)}>{beginningOf(content)}</span>
          )}
        </span>
        {told && <span className="truncate text-ink-muted text-sm">{told}</span>}
      </span>
      <span className="hidden shrink-0 text-ink-muted text-sm tabular-nums sm:inline">{words}</span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
    </button>
  );
});

function beginningOf(text: string): string {
  return text.length > previewLength ? `${text.slice(0, previewLength)}…` : text;
}
