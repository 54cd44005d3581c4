import type { LucideIcon } from 'lucide-react';
import { Menu as Radix } from 'radix-ui/internal';
import type { FocusEvent, RefObject } from 'react';
import { cn } from './cn.ts';
import { menuItemStyles, popoverStyles } from './popover-styles.ts';

export interface MenuItem {
  label: string;
  icon?: LucideIcon;
  destructive?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

export interface MenuPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Opens it, names it and gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  /** Opened by a key: the first item has the focus. */
  byKey: boolean;
  items: readonly MenuItem[];
  align: 'start' | 'center' | 'end';
}

/** What a `DropdownMenu` shows once it is opened. */
export function MenuPanel({ open, onOpenChange, button, byKey, items, align }: MenuPanelProps) {
  const focusFirst = ({ target, currentTarget }: FocusEvent) => {
    if (byKey && target === currentTarget)
      currentTarget.querySelector<HTMLElement>('[role=menuitem]:not([aria-disabled])')?.focus();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal>
      <Radix.Anchor virtualRef={button} />
      <Radix.Portal>
        <Radix.Content
          aria-labelledby={button.current?.id}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cn(popoverStyles, 'min-w-52 max-w-[calc(100vw-1rem)] p-1.5')}
          onFocus={focusFirst}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
          }}
        >
          {items.map(({ label, icon: Icon, destructive, disabled, onSelect }) => (
            <Radix.Item
              key={label}
              disabled={disabled}
              onSelect={onSelect}
              className={cn(menuItemStyles, destructive && 'text-rose-ink')}
            >
              {Icon && <Icon aria-hidden="true" />}
              {label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
