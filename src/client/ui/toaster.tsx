import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { timings } from '#shared/limits.ts';
import { cn } from './cn.ts';
import { type ShownToast, toastStore } from './toast.ts';

/** The place where toasts appear: on top of a phone, bottom right from 640 px. Once in the app. */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  return (
    <Radix.Provider duration={timings.toastVisible} swipeDirection="right" swipeThreshold={50}>
      {toast && <Toast key={toast.id} {...toast} />}
      <Radix.Viewport
        hotkey={['F8']}
        className="fixed inset-x-0 top-0 z-70 m-0 flex list-none flex-col p-4 outline-none sm:top-auto sm:right-0 sm:bottom-16 sm:left-auto sm:w-104 sm:max-w-full"
      />
    </Radix.Provider>
  );
}

function Toast({ title, description, action, lang, variant = 'default', open }: ShownToast) {
  const destructive = variant === 'destructive';
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => next || toastStore.dismiss()}
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
        <X className="size-5" />
      </Radix.Close>
    </Radix.Root>
  );
}
