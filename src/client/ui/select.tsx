import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { cn } from './cn.ts';
import { fieldStyles } from './field-styles.ts';
import type { FieldControl } from './form-field.tsx';
import { menuItemStyles, popoverStyles } from './popover-styles.ts';
import type { SelectOption } from './searchable-select.tsx';

export interface SelectProps<Value extends string> extends Partial<FieldControl> {
  options: readonly (SelectOption & { value: Value })[];
  value: Value;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  disabled?: boolean;
}

/** One choice from a short list. */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  disabled,
  ...control
}: SelectProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange} disabled={disabled}>
      <Radix.Trigger
        className={cn(
          fieldStyles,
          'flex items-center justify-between gap-2 text-left data-[placeholder]:text-ink-muted',
        )}
        {...control}
      >
        <Radix.Value placeholder={placeholder} />
        <Radix.Icon>
          <ChevronDown aria-hidden="true" className="size-4 text-ink-muted" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          className={cn(popoverStyles, 'min-w-(--radix-select-trigger-width) p-1.5')}
        >
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item key={option.value} value={option.value} className={menuItemStyles}>
                <span className="grid size-5 place-items-center">
                  <Radix.ItemIndicator>
                    <Check aria-hidden="true" className="text-primary" />
                  </Radix.ItemIndicator>
                </span>
                <Radix.ItemText>{option.label}</Radix.ItemText>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
