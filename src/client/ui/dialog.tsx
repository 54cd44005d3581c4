import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { dialogContentStyles, dialogScrimStyles } from './dialog-styles.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Where it is not the page's. */
  titleLang?: 'pt';
  description?: ReactNode;
  /** The element that opens it, where it is not opened from elsewhere. */
  trigger?: ReactNode;
  size?: 'medium' | 'wide';
  children: ReactNode;
}

/** A modal card; focus is held inside and goes back to where it came from. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    titleLang,
    description,
    trigger,
    size = 'medium',
    children,
  } = props;
  const returnFocus = useReturnFocus(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={dialogScrimStyles} />
        <Radix.Content
          className={cn(dialogContentStyles, size === 'wide' ? 'sm:max-w-3xl' : 'sm:max-w-lg')}
          onCloseAutoFocus={returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className="grid gap-1 pr-10">
            <Radix.Title lang={titleLang} className="font-display text-2xl">
              {title}
            </Radix.Title>
            {description && (
              <Radix.Description className="text-ink-muted leading-snug">
                {description}
              </Radix.Description>
            )}
          </header>
          {children}
          <Radix.Close
            aria-label="Close"
            className="absolute top-3 right-3 grid size-target place-items-center rounded-lg text-ink-muted hover:bg-sunken hover:text-ink"
          >
            <X className="size-5" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
