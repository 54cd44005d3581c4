import { Popover as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { cn } from './cn.ts';
import { popoverStyles } from './popover-styles.ts';

export interface PopoverProps {
  /** The button that opens it, put where the popover is put. */
  trigger?: ReactNode;
  /** A button that stands elsewhere, in place of a trigger. */
  anchor?: RefObject<HTMLElement | null>;
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  className?: string;
}

/** Modal, so that its own scrolling also works inside a dialog. */
export function Popover(props: PopoverProps) {
  const { trigger, anchor, children, open, onOpenChange, align = 'start', className } = props;
  const focusAnchor = (event: Event) => {
    event.preventDefault();
    anchor?.current?.focus();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      {anchor && <Radix.Anchor virtualRef={anchor} />}
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            popoverStyles,
            'max-w-[min(28rem,var(--radix-popover-content-available-width))] p-4',
            className,
          )}
          onCloseAutoFocus={anchor && focusAnchor}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
