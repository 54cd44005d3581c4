import type { LucideIcon } from 'lucide-react';
import { ToggleGroup } from 'radix-ui';

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

/** One of two or three ways to see the same thing. */
export function ChoiceToggle<Value extends string>(props: ChoiceToggleProps<Value>) {
  const { label, choices, value, onChange } = props;
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const chosen = choices.find((choice) => choice.value === next);
        if (chosen) onChange(chosen.value);
      }}
      className="flex w-fit gap-1 rounded-lg border border-line bg-sunken p-1"
    >
      {choices.map(({ value: choice, label: words, icon: Icon }) => (
        <ToggleGroup.Item
          key={choice}
          value={choice}
          className="inline-flex min-h-target items-center gap-2 rounded-md px-4 font-semibold text-ink-muted leading-tight transition-colors hover:text-ink data-[state=on]:bg-card data-[state=on]:text-ink data-[state=on]:shadow-soft"
        >
          <Icon aria-hidden="true" className="size-5" />
          {words}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
