import { X } from 'lucide-react';
import { useRef } from 'react';
import { FormField } from '#client/ui/form-field.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Input } from '#client/ui/input.tsx';

/** In characters, as `saveCompanionMemoryBody` has it. */
const longest = 100;

export interface PersonRow {
  key: number;
  name: string;
  relation: string;
}

interface PeopleFieldsProps {
  people: readonly PersonRow[];
  onChange: (people: PersonRow[]) => void;
  /** Whether a name that is missing is pointed out. */
  showsMissing: boolean;
}

/** The people that were mentioned, to correct and to remove. */
export function PeopleFields({ people, onChange, showsMissing }: PeopleFieldsProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const change = (key: number, part: Partial<PersonRow>) =>
    onChange(people.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const remove = (key: number) => {
    onChange(people.filter((one) => one.key !== key));
    // The button is about to go: the focus stays with the people.
    group.current?.focus();
  };
  return (
    <fieldset ref={group} tabIndex={-1} className="grid gap-3 outline-none">
      <legend className="mb-1.5 font-semibold">The people you mentioned</legend>
      {people.length === 0 && <p className="text-ink-muted">Nobody so far.</p>}
      {people.map(({ key, name, relation }) => (
        <div
          key={key}
          className="flex flex-wrap items-start gap-x-2 gap-y-1.5 border-line border-b pb-3 sm:flex-nowrap sm:border-b-0 sm:pb-0"
        >
          <FormField
            label="Name"
            className="min-w-0 flex-1"
            error={
              showsMissing && !name.trim() ? 'Please write a name, or remove this line' : undefined
            }
          >
            {(control) => (
              <Input
                {...control}
                maxLength={longest}
                value={name}
                onChange={(event) => change(key, { name: event.target.value })}
              />
            )}
          </FormField>
          <IconButton
            label={name ? `Remove ${name}` : 'Remove this line'}
            className="mt-7 sm:order-3"
            onClick={() => remove(key)}
          >
            <X aria-hidden="true" className="size-5" />
          </IconButton>
          <FormField
            label="Who they are to you"
            className="w-full min-w-0 sm:order-2 sm:w-auto sm:flex-1"
          >
            {(control) => (
              <Input
                {...control}
                maxLength={longest}
                value={relation}
                onChange={(event) => change(key, { relation: event.target.value })}
              />
            )}
          </FormField>
        </div>
      ))}
    </fieldset>
  );
}
