import { type ReactNode, useState } from 'react';
import { FormField } from '#client/ui/form-field.tsx';
import { Input } from '#client/ui/input.tsx';
import { RadioCards } from '#client/ui/radio-cards.tsx';
import { limits } from '#shared/limits.ts';
import { selfTeller } from './teller-words.ts';

export interface TellerFieldProps {
  /** 'Who tells this?' */
  legend: string;
  /** Whom the training is about. */
  name: string;
  /** Offered when somebody else is chosen: most often it is who sits at the keyboard. */
  userName: string;
  /** `self`, a name, or undefined for what is left open. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  /** Whether it may be left open. */
  canBeOpen?: boolean;
  error?: string | undefined;
  /** What is said while it is left open. */
  children?: ReactNode;
}

type Choice = 'self' | 'other' | 'open';

function choiceOf(value: string | undefined): Choice {
  if (value === undefined) return 'open';
  return value === selfTeller ? 'self' : 'other';
}

/** The person themself, somebody else by name, or left open. */
export function TellerField(props: TellerFieldProps) {
  const { legend, name, userName, value, onChange, canBeOpen = false, error, children } = props;
  const [wasChosen, setWasChosen] = useState(false);
  const chosen = choiceOf(value);
  const choose = (choice: Choice) => {
    setWasChosen(true);
    onChange({ self: selfTeller, other: userName, open: undefined }[choice]);
  };
  return (
    <RadioCards
      legend={legend}
      value={chosen}
      onChange={choose}
      choices={[
        { value: 'self', label: name },
        { value: 'other', label: 'Somebody else' },
        ...(canBeOpen ? [{ value: 'open' as const, label: 'Leave it open' }] : []),
      ]}
    >
      {chosen === 'other' && (
        <FormField label="Their name" error={error} className="max-w-sm">
          {(control) => (
            <Input
              {...control}
              autoFocus={wasChosen && !userName}
              value={value ?? ''}
              maxLength={limits.tellerName}
              autoComplete="off"
              onFocus={(event) => event.target.select()}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </FormField>
      )}
      {chosen === 'open' && children}
    </RadioCards>
  );
}
