import { Slot } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { MenuItem } from './menu-panel.tsx';
import { openOnNeed } from './open-on-need.tsx';

const MenuPanel = openOnNeed(async () => (await import('./menu-panel.tsx')).MenuPanel);

export interface DropdownMenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'center' | 'end';
}

export function DropdownMenu({ trigger, items, align = 'end' }: DropdownMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [byKey, setByKey] = useState(false);
  const show = (isKey: boolean) => {
    setByKey(isKey);
    setOpen(true);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    show(true);
  };
  return (
    <>
      <Slot.Root
        ref={button}
        id={id}
        aria-haspopup="menu"
        aria-expanded={open}
        // A click that a key or a screen reader makes counts no presses.
        onClick={(event) => show(event.detail === 0)}
        onKeyDown={handleKey}
      >
        {trigger}
      </Slot.Root>
      <MenuPanel
        open={open}
        onOpenChange={setOpen}
        button={button}
        byKey={byKey}
        items={items}
        align={align}
      />
    </>
  );
}
