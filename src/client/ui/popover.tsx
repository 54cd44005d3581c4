import { Slot } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { openOnNeed } from './open-on-need.tsx';

const PopoverPanel = openOnNeed(async () => (await import('./popover-panel.tsx')).PopoverPanel);

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactNode;
  children: ReactNode;
}

export function Popover({ trigger, children }: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Slot.Root
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {trigger}
      </Slot.Root>
      <PopoverPanel open={open} onOpenChange={setOpen} button={button}>
        {children}
      </PopoverPanel>
    </>
  );
}
