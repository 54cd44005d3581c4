import { Plus, X } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Select } from '#client/ui/select.tsx';
import { Switch } from '#client/ui/switch.tsx';
import { limits } from '#shared/limits.ts';
import { ageWords, type Figure, genderWords, optionsOf } from './picture-words.ts';

interface PeopleFieldsProps {
  /** Null is left to the narration. */
  people: Figure[] | null;
  onChange: (people: Figure[] | null) => void;
}

/** Who is to be seen in a picture. */
export function PeopleFields({ people, onChange }: PeopleFieldsProps) {
  const set = (index: number, part: Partial<Figure>) =>
    onChange(people?.map((one, at) => (at === index ? { ...one, ...part } : one)) ?? null);
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">People in the picture</legend>
      <Switch
        label="People as the words suggest"
        checked={people === null}
        onCheckedChange={(isFree) => onChange(isFree ? null : [])}
      />
      {people?.map((person, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: people have no id; rows hold no state of their own.
          key={index}
          className="flex items-center gap-2"
        >
          <div className="min-w-0 flex-1">
            <Select
              aria-label={`Age of person ${index + 1}`}
              options={optionsOf(ageWords)}
              value={person.age}
              onValueChange={(age) => set(index, { age })}
            />
          </div>
          <div className="min-w-0 flex-1">
            <Select
              aria-label={`Gender of person ${index + 1}`}
              options={optionsOf(genderWords)}
              value={person.gender}
              onValueChange={(gender) => set(index, { gender })}
            />
          </div>
          <IconButton
            label={`Take person ${index + 1} out`}
            onClick={() => onChange(people.filter((_, at) => at !== index))}
          >
            <X className="size-5" />
          </IconButton>
        </div>
      ))}
      {people && (
        <div className="flex flex-wrap items-center gap-x-3">
          <Button
            variant="ghost"
            className="-ml-3 px-3"
            disabled={people.length >= limits.story.peopleInScene}
            onClick={() => onChange([...people, { age: 'adult', gender: 'female' }])}
          >
            <Plus className="size-5" />
            Add a person
          </Button>
          {people.length === 0 && (
            <span className="text-ink-muted">Nobody is to be seen in this picture.</span>
          )}
        </div>
      )}
    </fieldset>
  );
}
