import { Popover as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { cn } from './cn.ts';
import { popoverStyles } from './popover-styles.ts';

export interface PopoverPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What opens it, has it beside itself, and gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  id?: string;
  align?: 'start' | 'center' | 'end';
  className?: string;
  children: ReactNode;
}

/** Modal, so that its own scrolling also works inside a dialog. */
export function PopoverPanel(props: PopoverPanelProps) {
  const { open, onOpenChange, button, id, align = 'start', className, children } = props;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal>
      <Radix.Anchor virtualRef={button} />
      <Radix.Portal>
        <Radix.Content
          id={id}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            popoverStyles,
            'max-w-[min(28rem,var(--radix-popover-content-available-width))] p-4',
            className,
          )}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
