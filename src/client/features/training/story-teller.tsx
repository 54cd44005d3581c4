import { guessTeller } from '@heartwood/reading/guess-teller';
import { Button } from '#client/ui/button.tsx';
import type { TrainingStory } from '#shared/contracts/training.ts';
import { TellerField } from './teller-field.tsx';
import { selfTeller, type TrainedPerson } from './teller-words.ts';

export interface StoryTellerProps {
  story: TrainingStory;
  /** Whom the training is about. */
  person: TrainedPerson;
  userName: string;
  error: string | undefined;
  onChange: (teller: string | undefined) => void;
}

/** Who tells a story; while that is left open, what it reads like, to confirm or correct. */
export function StoryTeller({ story, person, userName, error, onChange }: StoryTellerProps) {
  const { name, fullName } = person;
  const guess = guessTeller(story.content, fullName);
  return (
    <TellerField
      legend="Who tells this?"
      name={name}
      userName={userName}
      value={story.teller}
      onChange={onChange}
      canBeOpen
      error={error}
    >
      {guess ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p>{guess === 'self' ? `Told by ${name} themself?` : 'Told by somebody else?'}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              onClick={() => onChange(guess === 'self' ? selfTeller : userName)}
            >
              Yes
            </Button>
            <Button
              variant="ghost"
              onClick={() => onChange(guess === 'self' ? userName : selfTeller)}
            >
              {guess === 'self' ? 'No, by somebody else' : `No, by ${name}`}
            </Button>
          </div>
        </div>
      ) : (
        <p className="text-base text-ink-muted leading-snug">
          {name} will say “I” only in what they tell themself.
        </p>
      )}
    </TellerField>
  );
}
