import { Switch as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';

export interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
}

export function Switch({ label, checked, onCheckedChange, disabled }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-target items-center justify-between gap-4">
      <label htmlFor={id} className="cursor-pointer leading-normal">
        {label}
      </label>
      <Radix.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onCheckedChange}
        className="group relative h-8 w-14 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors after:absolute after:-inset-y-2 after:inset-x-0 after:content-[''] disabled:opacity-55 data-[state=checked]:border-primary data-[state=checked]:bg-primary"
      >
        <Radix.Thumb className="block size-6 translate-x-1 rounded-full border border-line-strong bg-card transition-transform data-[state=checked]:translate-x-6.5" />
      </Radix.Root>
    </div>
  );
}
