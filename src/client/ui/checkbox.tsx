import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** The browser's own, unseen, over the box that is drawn. */
export function Checkbox({ label, checked, onCheckedChange, disabled }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex items-start">
      <span className="relative -ml-2.5 grid size-target shrink-0 place-items-center">
        <input
          type="checkbox"
          id={id}
          checked={checked}
          disabled={disabled}
          onChange={({ target }) => onCheckedChange(target.checked)}
          className="peer absolute inset-0 cursor-pointer appearance-none rounded-lg"
        />
        <span className="pointer-events-none grid size-6 place-items-center rounded-sm border border-line-strong bg-card text-on-primary transition-colors peer-checked:border-primary peer-checked:bg-primary">
          {checked && <Check className="size-4.5" strokeWidth={3} />}
        </span>
      </span>
      <label htmlFor={id} className="cursor-pointer py-2 leading-normal">
        {label}
      </label>
    </div>
  );
}
