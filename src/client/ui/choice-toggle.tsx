import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

export interface ToggleChoice<Value extends string> {
  value: Value;
  label: string;
  icon: LucideIcon;
}

export interface ChoiceToggleProps<Value extends string> {
  /** What is chosen by it, for assistive technology. */
  label: string;
  choices: readonly ToggleChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of two or three ways to see the same thing: radio buttons, each with its words laid under it. */
export function ChoiceToggle<Value extends string>(props: ChoiceToggleProps<Value>) {
  const { label, choices, value, onChange } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="flex w-fit gap-1 rounded-lg border border-line bg-sunken p-1"
    >
      {choices.map(({ value: choice, label: words, icon: Icon }) => (
        <label
          key={choice}
          className="relative inline-flex min-h-target cursor-pointer items-center gap-2 rounded-md px-4 font-semibold text-ink-muted leading-tight transition-colors hover:text-ink has-checked:bg-card has-checked:text-ink has-checked:shadow-soft"
        >
          <input
            type="radio"
            name={name}
            checked={choice === value}
            onChange={() => onChange(choice)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-md"
          />
          <Icon className="size-5" />
          {words}
        </label>
      ))}
    </div>
  );
}
