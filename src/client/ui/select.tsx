import { ChevronDown } from 'lucide-react';
import { cn } from './cn.ts';
import { fieldStyles } from './field-styles.ts';
import type { FieldControl } from './form-field.tsx';
import type { SelectOption } from './searchable-select.tsx';

export interface SelectProps<Value extends string> extends Partial<FieldControl> {
  options: readonly (SelectOption & { value: Value })[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Shown while the value is none of the options'. */
  placeholder?: string;
  disabled?: boolean;
}

/** One choice from a short list: the device's own, which thumbs and screen readers know best. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onValueChange, placeholder, disabled, ...control } = props;
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text);
    if (chosen) onValueChange(chosen.value);
  };
  return (
    <div className="relative">
      <select
        value={value}
        disabled={disabled}
        onChange={(event) => choose(event.target.value)}
        className={cn(fieldStyles, 'appearance-none pr-11')}
        {...control}
      >
        {placeholder && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-ink-muted" />
    </div>
  );
}
