import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { timings } from '#shared/limits.ts';
import { Toast } from './toast.tsx';
import { toastStore } from './toast-store.ts';

/** The place where toasts appear: on top of a phone, bottom right from 640 px. Once in the app. */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  return (
    <Radix.Provider duration={timings.toastVisible} swipeDirection="right" swipeThreshold={50}>
      {toast && (
        <Toast
          key={toast.id}
          toast={toast}
          onOpenChange={(open) => {
            if (!open) toastStore.dismiss();
          }}
        />
      )}
      <Radix.Viewport
        hotkey={['F8']}
        className="fixed inset-x-0 top-0 z-70 m-0 flex list-none flex-col p-4 outline-none sm:top-auto sm:right-0 sm:bottom-16 sm:left-auto sm:w-104 sm:max-w-full"
      />
    </Radix.Provider>
  );
}
