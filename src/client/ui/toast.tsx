import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { cn } from './cn.ts';
import type { ShownToast } from './toast-store.ts';

export interface ToastProps {
  toast: ShownToast;
  onOpenChange: (open: boolean) => void;
}

export function Toast({ toast, onOpenChange }: ToastProps) {
  const { title, description, action, lang, variant = 'default', open } = toast;
  const destructive = variant === 'destructive';
  return (
    <Radix.Root
      open={open}
      onOpenChange={onOpenChange}
      type={destructive ? 'foreground' : 'background'}
      data-variant={variant}
      lang={lang}
      className={cn(
        'relative grid gap-1 rounded-lg border p-4 pr-14 shadow-soft data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out data-[swipe=end]:animate-slide-out data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        destructive
          ? 'border-rose/50 bg-rose-soft text-rose-soft-ink'
          : 'border-line bg-card text-ink',
      )}
    >
      <Radix.Title className="font-semibold leading-snug">{title}</Radix.Title>
      {description && (
        <Radix.Description className={cn('leading-snug', !destructive && 'text-ink-muted')}>
          {description}
        </Radix.Description>
      )}
      {action && (
        <Radix.Action
          altText={action.label}
          onClick={action.onSelect}
          className="mt-2 min-h-target w-fit cursor-pointer rounded-lg border border-current px-4 font-semibold"
        >
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close
        lang={lang && 'en'}
        aria-label="Close"
        className="absolute top-1.5 right-1.5 grid size-target cursor-pointer place-items-center rounded-lg"
      >
        <X aria-hidden="true" className="size-5" />
      </Radix.Close>
    </Radix.Root>
  );
}
