import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { popoverStyles } from './popover-styles.ts';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactNode;
  /** Both together, where its state is needed elsewhere. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
  className?: string;
  children: ReactNode;
}

/** Modal, so that its own scrolling also works inside a dialog. */
export function Popover(props: PopoverProps) {
  const { trigger, open, onOpenChange, align = 'start', className, children } = props;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
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
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
