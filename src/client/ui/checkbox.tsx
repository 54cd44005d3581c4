import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';

export interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
}

export function Checkbox({ label, checked, onCheckedChange, disabled }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex items-start">
      <Radix.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={(next) => onCheckedChange(next === true)}
        className="group -ml-2.5 grid size-target shrink-0 place-items-center rounded-lg"
      >
        <span className="grid size-6 place-items-center rounded-sm border border-line-strong bg-card text-on-primary transition-colors group-data-[state=checked]:border-primary group-data-[state=checked]:bg-primary">
          <Radix.Indicator>
            <Check aria-hidden="true" className="size-4.5" strokeWidth={3} />
          </Radix.Indicator>
        </span>
      </Radix.Root>
      <label htmlFor={id} className="cursor-pointer py-2 leading-normal">
        {label}
      </label>
    </div>
  );
}
