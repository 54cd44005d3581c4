import type { LucideIcon } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { cn } from './cn.ts';
import { menuItemStyles, popoverStyles } from './popover-styles.ts';

interface MenuItem {
  label: string;
  icon?: LucideIcon;
  destructive?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

export interface DropdownMenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'center' | 'end';
}

export function DropdownMenu({ trigger, items, align = 'end' }: DropdownMenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger
        asChild
        // Opened by a click and not by pressing down, with which a finger on a phone begins to scroll.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cn(popoverStyles, 'min-w-52 max-w-[calc(100vw-1rem)] p-1.5')}
        >
          {items.map(({ label, icon: Icon, destructive, disabled, onSelect }) => (
            <Radix.Item
              key={label}
              disabled={disabled}
              onSelect={onSelect}
              className={cn(menuItemStyles, destructive && 'text-rose-ink')}
            >
              {Icon && <Icon />}
              {label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
